-- Variations whose prices the card of their product tells: those that are left, and all of them where none is.
create view priced_variation as
  select variation.id, variation.product_id
  from offered_variation variation
  where not variation.update_stock or variation.stock_state is distinct from 0 or not exists (
    select from offered_variation other
    where other.product_id = variation.product_id
      and (not other.update_stock or other.stock_state is distinct from 0));
