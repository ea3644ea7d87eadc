-- A variation that nobody can choose, for an attribute of it is hidden, is not sold either. One that is only hidden
-- itself is, as hidden products are: to whoever has its address.
create function has_hidden_attribute(variation_id integer) returns boolean language sql stable
  begin atomic
    select exists (
      select from product_variation_property chosen
      join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
      where chosen.product_variation_id = variation_id and attribute.is_hidden);
  end;

-- With the picture beside: one that belongs to other variations alone is shown nowhere.
create or replace view offered_variation as
  select variation.id, variation.product_id, variation.product_availability_id, variation.update_stock,
    variation.stock_state, variation.image_id
  from product_variation variation
  where variation.is_active and not variation.is_hidden and not exists (
    select from product_variation_property chosen
    join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
    where chosen.product_variation_id = variation.id and attribute.is_hidden
  );

-- Carts that hold it hear of it, as of everything that is sold no more.
create function note_withheld_variations() returns trigger language plpgsql as $$
begin
  insert into stock_drop (product_id)
  select distinct item.product_id
  from cart_item item
  join product_variation_property chosen on chosen.product_variation_id = item.product_variation_id
  where chosen.product_property_attribute_id = new.id;
  perform pg_notify('stock_drop', '');
  return null;
end $$;
create trigger withheld_variation_drop after update of is_hidden on product_property_attribute for each row
  when (new.is_hidden and not old.is_hidden) execute function note_withheld_variations();
