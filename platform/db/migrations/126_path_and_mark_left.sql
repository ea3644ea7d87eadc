-- A redirect from a spelling in capitals to a page of its own in small letters can never be asked for.
delete from page_route
where kind = 'redirect' and path <> translate(path, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
  and exists (
    select from page_route found
    where found.shop_id = page_route.shop_id and found.language = page_route.language
      and found.path = translate(page_route.path, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'));

-- Nothing would take "sold out" off a product that gets variations, and they would inherit it.
create function forget_empty_stock() returns trigger language plpgsql as $$
begin
  if new.product_availability_id = availability_for_empty_stock() then
    new.product_availability_id := (select id from product_availability where for_refilled_stock);
  end if;
  return new;
end $$;
create trigger product_gets_variations before update of default_product_variation_id on product for each row
  when (old.default_product_variation_id is null and new.default_product_variation_id is not null)
  execute function forget_empty_stock();

update product set product_availability_id = (select id from product_availability where for_refilled_stock)
where default_product_variation_id is not null and product_availability_id = availability_for_empty_stock();
