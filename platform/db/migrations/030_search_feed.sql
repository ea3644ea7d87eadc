-- The log of changes tells readers of two kinds of news: of products, and of the names by which categories,
-- brands and articles are found. Those are so few that any of them means reading all.
alter table product_change add column kind text not null default 'product' check (kind in ('product', 'name'));

-- What search reads of a product, beside what listings read.
create or replace function log_product_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where (new_row.is_active, new_row.is_hidden, new_row.brand_id, new_row.product_availability_id,
        new_row.default_category_id, new_row.price_variation_key, new_row.customer_groups_restriction,
        new_row.position, new_row.sells_count, new_row.created_at, new_row.name, new_row.short_description,
        new_row.code, new_row.sku, new_row.ean, new_row.upc, new_row.jan, new_row.isbn, new_row.mpn)
      is distinct from (old_row.is_active, old_row.is_hidden, old_row.brand_id, old_row.product_availability_id,
        old_row.default_category_id, old_row.price_variation_key, old_row.customer_groups_restriction,
        old_row.position, old_row.sells_count, old_row.created_at, old_row.name, old_row.short_description,
        old_row.code, old_row.sku, old_row.ean, old_row.upc, old_row.jan, old_row.isbn, old_row.mpn)
  ));
  return null;
end $$;

create function log_variation_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select unnest(array[new_row.product_id, old_row.product_id])
    from new_rows new_row join old_rows old_row using (id)
    where (new_row.product_id, new_row.is_active, new_row.is_hidden, new_row.name, new_row.code, new_row.sku,
        new_row.ean, new_row.upc, new_row.jan, new_row.isbn, new_row.mpn)
      is distinct from (old_row.product_id, old_row.is_active, old_row.is_hidden, old_row.name, old_row.code,
        old_row.sku, old_row.ean, old_row.upc, old_row.jan, old_row.isbn, old_row.mpn)
  ));
  return null;
end $$;
create trigger product_change_insert after insert on product_variation
  referencing new table as changed_rows for each statement execute function log_product_parts();
create trigger product_change_delete after delete on product_variation
  referencing old table as changed_rows for each statement execute function log_product_parts();
create trigger product_change_update after update on product_variation
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_variation_update();

-- Products are found by the names of what they belong to.
create or replace function log_category_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(products_below(array(
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where (new_row.customer_groups_restriction, new_row.name, new_row.is_active)
      is distinct from (old_row.customer_groups_restriction, old_row.name, old_row.is_active))));
  return null;
end $$;
create function log_brand_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select product.id from product where product.brand_id in (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where (new_row.name, new_row.is_active) is distinct from (old_row.name, old_row.is_active))));
  return null;
end $$;
create trigger product_change_update after update on brand
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_brand_update();
create function log_attribute_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select value.product_id from product_property_value value where value.product_property_attribute_id in (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where (new_row.name, new_row.is_hidden) is distinct from (old_row.name, old_row.is_hidden))));
  return null;
end $$;
create trigger product_change_update after update on product_property_attribute
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_attribute_update();
create function log_property_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select value.product_id from product_property_value value where value.product_property_id in (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where new_row.is_public <> old_row.is_public)));
  return null;
end $$;
create trigger product_change_update after update on product_property
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_property_update();

create function log_names() returns trigger language plpgsql as $$
begin
  insert into product_change (kind) values ('name');
  perform pg_notify('product_change', '');
  return null;
end $$;
create trigger name_change after insert or update or delete or truncate on category
  for each statement execute function log_names();
create trigger name_change after insert or update or delete or truncate on brand
  for each statement execute function log_names();
create trigger name_change after insert or update or delete or truncate on article
  for each statement execute function log_names();
create trigger product_change_truncate after truncate on product_variation
  for each statement execute function log_all_products();
