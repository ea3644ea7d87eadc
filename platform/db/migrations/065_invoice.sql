-- Who issued an invoice, as it was then: a company that moves does not change what it has sent.
alter table order_invoice add column supplier jsonb not null default '{}' check (jsonb_typeof(supplier) = 'object');
create function supplier_of(shop integer) returns jsonb language sql stable
  return (
    select to_jsonb(company) - 'shop_id' || jsonb_build_object('country', country.name)
    from company join country on country.id = company.country_id where company.shop_id = shop
  );
update order_invoice set supplier = coalesce(supplier_of(shop_id), '{}');
