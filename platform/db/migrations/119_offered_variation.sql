-- Variations a shopper may choose: the same rule as `offeredVariations` in contract/product-property.ts.
create view offered_variation as
  select variation.id, variation.product_id, variation.product_availability_id, variation.update_stock,
    variation.stock_state
  from product_variation variation
  where variation.is_active and not variation.is_hidden and not exists (
    select from product_variation_property chosen
    join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
    where chosen.product_variation_id = variation.id and attribute.is_hidden
  );

-- The best availability among the variations on offer: first of what can be bought, then in the shop's own order.
-- One that has none of its own has the product's.
create function availability_of_variations(product_id integer, own integer) returns integer language sql stable
  begin atomic
    select coalesce((
      select availability.id
      from offered_variation variation
      left join product_availability availability
        on availability.id = coalesce(variation.product_availability_id, own)
      where variation.product_id = availability_of_variations.product_id
      order by not (coalesce(availability.can_purchase, true)
          and (not variation.update_stock or variation.stock_state is distinct from 0)),
        availability.position, availability.id
      limit 1
    ), own);
  end;

-- With a variation's key beside, which only products with variations have. The former one stays for shops that
-- still run the version before.
create function settled_availability(
  product_id integer, product_type integer, variation_key integer, own integer, at timestamptz
) returns integer language sql stable
  begin atomic
    select case
      when variation_key <> 0 and product_type not in (1, 2, 3) then availability_of_variations(product_id, own)
      else settled_availability(product_id, product_type, own, at)
    end;
  end;

-- Stock moves with every order: it is news only where the last piece goes or the first one comes.
create or replace function log_variation_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select unnest(array[new_row.product_id, old_row.product_id])
    from new_rows new_row join old_rows old_row using (id)
    where (new_row.product_id, new_row.is_active, new_row.is_hidden, new_row.name, new_row.code, new_row.sku,
        new_row.ean, new_row.upc, new_row.jan, new_row.isbn, new_row.mpn, new_row.product_availability_id,
        new_row.update_stock and new_row.stock_state is not distinct from 0)
      is distinct from (old_row.product_id, old_row.is_active, old_row.is_hidden, old_row.name, old_row.code,
        old_row.sku, old_row.ean, old_row.upc, old_row.jan, old_row.isbn, old_row.mpn,
        old_row.product_availability_id, old_row.update_stock and old_row.stock_state is not distinct from 0)
  ));
  return null;
end $$;

-- What a variation is chosen by decides whether it is offered.
create function log_products_of_variations(variation_ids integer[]) returns void language plpgsql as $$
begin
  perform log_product_changes(array(select product_id from product_variation where id = any(variation_ids)));
end $$;
create function log_variation_properties() returns trigger language plpgsql as $$
begin
  perform log_products_of_variations(array(select product_variation_id from changed_rows));
  return null;
end $$;
create function log_moved_variation_properties() returns trigger language plpgsql as $$
begin
  perform log_products_of_variations(array(
    select product_variation_id from new_rows union select product_variation_id from old_rows));
  return null;
end $$;
create trigger product_change_insert after insert on product_variation_property
  referencing new table as changed_rows for each statement execute function log_variation_properties();
create trigger product_change_delete after delete on product_variation_property
  referencing old table as changed_rows for each statement execute function log_variation_properties();
create trigger product_change_update after update on product_variation_property
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_moved_variation_properties();
create trigger product_change_truncate after truncate on product_variation_property
  for each statement execute function log_all_products();

create or replace function log_attribute_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select value.product_id from product_property_value value where value.product_property_attribute_id in (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where (new_row.name, new_row.is_hidden) is distinct from (old_row.name, old_row.is_hidden))));
  perform log_products_of_variations(array(
    select chosen.product_variation_id
    from new_rows new_row join old_rows old_row using (id)
    join product_variation_property chosen on chosen.product_property_id = new_row.product_property_id
      and chosen.product_property_attribute_id = new_row.id
    where new_row.is_hidden <> old_row.is_hidden));
  return null;
end $$;

create function log_variations_in_availability() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    with changed as (
      select new_row.id from new_rows new_row join old_rows old_row using (id)
      where (new_row.can_purchase, new_row.position) is distinct from (old_row.can_purchase, old_row.position)
    )
    select product_id from product_variation where product_availability_id in (select id from changed)
    union
    select id from product
      where product_availability_id in (select id from changed) and price_variation_key <> 0
  ));
  return null;
end $$;
create trigger variation_change_update after update on product_availability
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_variations_in_availability();
