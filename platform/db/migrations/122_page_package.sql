-- What a package can be made of moves with its pieces, and so do its cards.
create or replace function tell_pages(product_ids integer[], is_listing boolean) returns void language plpgsql as $$
declare
  ids integer[] := array(
    select id from unnest(product_ids) id where id is not null
    union select package_product_id from package_item where product_id = any(product_ids)
    order by 1);
begin
  if cardinality(ids) > 200 then
    perform pg_notify('page_change', '');
  elsif cardinality(ids) > 0 then
    perform pg_notify('page_change',
      case when is_listing then 'listing ' else '' end || array_to_string(ids, ' '));
  end if;
end $$;

-- Pieces that stop or start to suffice for a package move it in listings, without coming to 0 themselves.
create or replace function log_packages_of_products() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select item.package_product_id
    from new_rows new_row join old_rows old_row using (id)
    join package_item item on item.product_id = new_row.id
    where new_row.is_active <> old_row.is_active
      or item.product_variation_id is null and (
        (new_row.product_availability_id, new_row.purchasable_since)
          is distinct from (old_row.product_availability_id, old_row.purchasable_since)
        or stock_tells_package(item, case when old_row.update_stock then old_row.stock_state end,
          case when new_row.update_stock then new_row.stock_state end))
    union all
    select new_row.id from new_rows new_row join old_rows old_row using (id)
    where (new_row.product_type in (1, 2, 3) or old_row.product_type in (1, 2, 3))
      and (new_row.product_type, new_row.flexible_package_number_of_items, new_row.update_stock,
        new_row.stock_state is not distinct from 0)
      is distinct from (old_row.product_type, old_row.flexible_package_number_of_items, old_row.update_stock,
        old_row.stock_state is not distinct from 0));
begin
  perform log_product_changes(ids);
  perform tell_pages(ids, true);
  return null;
end $$;

create or replace function log_packages_of_variations() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select item.package_product_id
    from new_rows new_row join old_rows old_row using (id)
    join package_item item on item.product_id = new_row.product_id and item.product_variation_id = new_row.id
    where (new_row.product_availability_id, new_row.purchasable_since)
        is distinct from (old_row.product_availability_id, old_row.purchasable_since)
      or stock_tells_package(item, case when old_row.update_stock then old_row.stock_state end,
        case when new_row.update_stock then new_row.stock_state end));
begin
  perform log_product_changes(ids);
  perform tell_pages(ids, true);
  return null;
end $$;
