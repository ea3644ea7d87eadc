-- With the day of its sale beside: one to come is no better than those on sale.
create or replace view offered_variation as
  select variation.id, variation.product_id, variation.product_availability_id, variation.update_stock,
    variation.stock_state, variation.image_id, variation.purchasable_since
  from product_variation variation
  where variation.is_active and not variation.is_hidden and not exists (
    select from product_variation_property chosen
    join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
    where chosen.product_variation_id = variation.id and attribute.is_hidden
  );

-- The best availability among the variations on offer: first of what is left, of that what is on sale or will be
-- soonest, then in the shop's own order. One that has none of its own has the product's, and none is sold before its
-- product is. Products that offer none are not here.
create function availability_of_variations(at timestamptz)
  returns table (product_id integer, product_availability_id integer) language sql stable
  begin atomic
    select distinct on (variation.product_id) variation.product_id, availability.id
    from offered_variation variation join product on product.id = variation.product_id
    left join product_availability availability
      on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
    order by variation.product_id,
      not (coalesce(availability.can_purchase, true)
        and (not variation.update_stock or variation.stock_state is distinct from 0)),
      greatest(variation.purchasable_since, product.purchasable_since, at),
      availability.position, availability.id;
  end;

create or replace function settled_availability(
  product_id integer, product_type integer, variation_key integer, own integer, at timestamptz
) returns integer language sql stable
  begin atomic
    select case
      when variation_key <> 0 and product_type not in (1, 2, 3) then coalesce((
        select best.product_availability_id from availability_of_variations(at) best
        where best.product_id = settled_availability.product_id
      ), own)
      else settled_availability(product_id, product_type, own, at)
    end;
  end;
drop function availability_of_variations(integer, integer);

create index product_varied on product (id) where price_variation_key <> 0;

create or replace function log_variation_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select unnest(array[new_row.product_id, old_row.product_id])
    from new_rows new_row join old_rows old_row using (id)
    where (new_row.product_id, new_row.is_active, new_row.is_hidden, new_row.name, new_row.code, new_row.sku,
        new_row.ean, new_row.upc, new_row.jan, new_row.isbn, new_row.mpn, new_row.product_availability_id,
        new_row.purchasable_since, new_row.update_stock and new_row.stock_state is not distinct from 0)
      is distinct from (old_row.product_id, old_row.is_active, old_row.is_hidden, old_row.name, old_row.code,
        old_row.sku, old_row.ean, old_row.upc, old_row.jan, old_row.isbn, old_row.mpn,
        old_row.product_availability_id, old_row.purchasable_since,
        old_row.update_stock and old_row.stock_state is not distinct from 0)
  ));
  return null;
end $$;

create or replace function log_product_update() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where (new_row.is_active, new_row.is_hidden, new_row.brand_id, new_row.product_availability_id,
        new_row.purchasable_since, new_row.default_category_id, new_row.price_variation_key,
        new_row.customer_groups_restriction, new_row.position, new_row.sells_count, new_row.created_at,
        new_row.name, new_row.short_description, new_row.code, new_row.sku, new_row.ean, new_row.upc, new_row.jan,
        new_row.isbn, new_row.mpn)
      is distinct from (old_row.is_active, old_row.is_hidden, old_row.brand_id, old_row.product_availability_id,
        old_row.purchasable_since, old_row.default_category_id, old_row.price_variation_key,
        old_row.customer_groups_restriction, old_row.position, old_row.sells_count, old_row.created_at,
        old_row.name, old_row.short_description, old_row.code, old_row.sku, old_row.ean, old_row.upc, old_row.jan,
        old_row.isbn, old_row.mpn)
  ));
  return null;
end $$;
