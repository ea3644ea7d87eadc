-- Stock marks only what it has taken off sale, and takes off only its own mark: what is withheld stays so, however its
-- stock moves. A refilled variation has the availability of its product again, and follows it from then on.
create or replace function keep_availability() returns trigger language plpgsql as $$
begin
  if (new.update_stock, new.stock_state) is not distinct from (old.update_stock, old.stock_state) then
    return new;
  end if;
  if new.update_stock and new.stock_state = 0 then
    if not exists (
      select from product_availability
      where id = new.product_availability_id and not (can_purchase and in_catalog))
    then
      new.product_availability_id := coalesce(availability_for_empty_stock(), new.product_availability_id);
    end if;
  elsif new.product_availability_id = availability_for_empty_stock() then
    new.product_availability_id := case when tg_table_name = 'product' then coalesce(
      (select id from product_availability where for_refilled_stock), new.product_availability_id) end;
  end if;
  return new;
end $$;
create or replace trigger product_availability before update of stock_state, update_stock on product for each row
  when (new.default_product_variation_id is null) execute function keep_availability();
create or replace trigger product_variation_availability before update of stock_state, update_stock on product_variation
  for each row execute function keep_availability();

-- Variations refilled before this was so.
update product_variation variation set product_availability_id = null
from product
where product.id = variation.product_id and variation.product_availability_id = product.product_availability_id
  and product.product_availability_id = (select id from product_availability where for_refilled_stock);
