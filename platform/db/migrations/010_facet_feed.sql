-- Products whose listed state may have changed: every process follows it to keep its facet index true.
create table product_change (
  -- Transactions commit in another order than they write; readers go by the ones that are still running.
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  -- Null when all products may have changed.
  product_id integer,
  changed_at timestamptz not null default now(),
  primary key (xid, seq)
);

-- Discounts begin and end with nobody writing anything.
create index product_price_discounted_from on product_price (discounted_from) where discounted_from is not null;
create index product_price_discounted_to on product_price (discounted_to) where discounted_to is not null;

create function log_product_changes(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 then
    insert into product_change (product_id) select distinct unnest(ids);
    perform pg_notify('product_change', '');
  end if;
end $$;

-- A product follows its own row, but for what no listing reads: stock moves with every order.
create function log_product_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where (new_row.is_active, new_row.is_hidden, new_row.brand_id, new_row.product_availability_id,
        new_row.default_category_id, new_row.price_variation_key, new_row.customer_groups_restriction,
        new_row.position, new_row.sells_count, new_row.created_at, new_row.name)
      is distinct from (old_row.is_active, old_row.is_hidden, old_row.brand_id, old_row.product_availability_id,
        old_row.default_category_id, old_row.price_variation_key, old_row.customer_groups_restriction,
        old_row.position, old_row.sells_count, old_row.created_at, old_row.name)
  ));
  return null;
end $$;
create function log_product_rows() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(select id from changed_rows));
  return null;
end $$;
create trigger product_change_update after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_product_update();
create trigger product_change_insert after insert on product
  referencing new table as changed_rows for each statement execute function log_product_rows();
create trigger product_change_delete after delete on product
  referencing old table as changed_rows for each statement execute function log_product_rows();

-- Tables that say something of a product in their column product_id.
create function log_product_parts() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(select product_id from changed_rows));
  return null;
end $$;
create function log_moved_product_parts() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(select product_id from new_rows union select product_id from old_rows));
  return null;
end $$;

-- Restrictions and places of categories reach the products of all categories below.
create function products_below(category_ids integer[]) returns integer[] language sql stable
  begin atomic
    select array(
      select link.product_id from product_category link
        where link.category_id in (select descendant_id from category_closure where ancestor_id = any(category_ids))
      union
      select product.id from product
        where product.default_category_id in (
          select descendant_id from category_closure where ancestor_id = any(category_ids))
    );
  end;
create function log_products_below() returns trigger language plpgsql as $$
begin
  perform log_product_changes(products_below(array(select category_id from changed_rows)));
  return null;
end $$;
create function log_moved_products_below() returns trigger language plpgsql as $$
begin
  perform log_product_changes(products_below(array(
    select category_id from new_rows union select category_id from old_rows)));
  return null;
end $$;
create function log_category_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(products_below(array(
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where new_row.customer_groups_restriction <> old_row.customer_groups_restriction)));
  return null;
end $$;
create trigger product_change_update after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_category_update();
create function log_products_in_closure() returns trigger language plpgsql as $$
begin
  -- A category stands below itself from its birth on, when it has no products yet.
  perform log_product_changes(products_below(array(select descendant_id from changed_rows where depth > 0)));
  return null;
end $$;
create trigger product_change_insert after insert on category_closure
  referencing new table as changed_rows for each statement execute function log_products_in_closure();
create trigger product_change_delete after delete on category_closure
  referencing old table as changed_rows for each statement execute function log_products_in_closure();

create function log_availability_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select product.id from product
    where product.product_availability_id in (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where new_row.in_catalog <> old_row.in_catalog)));
  return null;
end $$;
create trigger product_change_update after update on product_availability
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_availability_update();

create function log_all_products() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (null);
  perform pg_notify('product_change', '');
  return null;
end $$;

do $$
declare
  source text;
  rows_function text;
  moved_function text;
begin
  foreach source in array array['product_price', 'customer_price', 'product_category', 'product_customer_group',
    'product_property_value', 'product_list_item', 'category_customer_group'] loop
    if source = 'category_customer_group' then
      rows_function := 'log_products_below';
      moved_function := 'log_moved_products_below';
    else
      rows_function := 'log_product_parts';
      moved_function := 'log_moved_product_parts';
    end if;
    execute format('create trigger product_change_insert after insert on %I
      referencing new table as changed_rows for each statement execute function %I()', source, rows_function);
    execute format('create trigger product_change_delete after delete on %I
      referencing old table as changed_rows for each statement execute function %I()', source, rows_function);
    execute format('create trigger product_change_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', source, moved_function);
  end loop;
  foreach source in array array['product', 'product_price', 'customer_price', 'product_category',
    'product_customer_group', 'product_property_value', 'product_list_item', 'category', 'category_closure',
    'category_customer_group'] loop
    execute format('create trigger product_change_truncate after truncate on %I
      for each statement execute function log_all_products()', source);
  end loop;
end $$;
