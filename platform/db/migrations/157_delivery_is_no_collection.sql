-- Goods collected from a partner (17) are no more delivered than those collected in the shop (1).
create or replace function freeze_cheapest_delivery() returns trigger language plpgsql as $$
begin
  new.cheapest_taxed_price := (
    select min(offered.taxed_price) from customer_order
    join shipping_method_country served on served.country_id = customer_order.country_id
    join shipping_method method on method.id = served.shipping_method_id
      and method.is_active and method.shipping_service not in (1, 17)
    join shipping_method_price offered on offered.shipping_method_id = method.id
      and offered.currency_id = customer_order.currency_id
    where customer_order.id = new.order_id);
  return new;
end $$;
