-- What the cheapest delivery would have cost when the order was made: the most that goes back for a dearer one, whatever
-- deliveries cost later. Orders from before know none, and get back what they paid.
alter table order_shipping add column cheapest_taxed_price bigint check (cheapest_taxed_price >= 0);
create function freeze_cheapest_delivery() returns trigger language plpgsql as $$
begin
  -- Service 1 is picking up in the shop, which is no delivery.
  new.cheapest_taxed_price := (
    select min(offered.taxed_price) from customer_order
    join shipping_method_country served on served.country_id = customer_order.country_id
    join shipping_method method on method.id = served.shipping_method_id
      and method.is_active and method.shipping_service <> 1
    join shipping_method_price offered on offered.shipping_method_id = method.id
      and offered.currency_id = customer_order.currency_id
    where customer_order.id = new.order_id);
  return new;
end $$;
create trigger order_shipping_cheapest_delivery before insert on order_shipping
  for each row execute function freeze_cheapest_delivery();
