-- Whether the pieces of a package cannot make a single one, whoever asks. The same rule as `withPieces` of the
-- catalogue, which counts how many they make for one caller: change both together. Pieces that only some
-- customers see, or that have no price in a currency, count here for everyone, since counts are shared.
create function package_is_sold_out(package_id integer, at timestamptz) returns boolean language sql stable
  begin atomic
    with line as (
      select item.package_part_id, item.product_id, item.product_variation_id, item.count,
        product.is_active and coalesce(availability.can_purchase, true)
          and coalesce(
            case when variation.id is null then product.purchasable_since else variation.purchasable_since end <= at,
            true) as is_offered,
        -- Null where nothing limits it.
        case
          when variation.id is null then case when product.update_stock then product.stock_state end
          when variation.update_stock then variation.stock_state
        end as stock_state
      from package_item item join product on product.id = item.product_id
      left join product_variation variation on variation.id = item.product_variation_id
      left join product_availability availability on availability.id = case
        when variation.id is null then product.product_availability_id else variation.product_availability_id end
      where item.package_product_id = package_id
    ), piece as (
      select line.*, case when is_offered then stock_state / count else 0 end as makes from line
    )
    select (package.update_stock and package.stock_state is not distinct from 0) or case package.product_type
      -- Fixed: each piece has to suffice for all the lines that hold it.
      when 1 then exists (
        select from piece group by product_id, product_variation_id
        having not bool_and(is_offered) or min(stock_state) < sum(count))
      -- Configurable: all pieces together have to fill it.
      when 2 then (
        select coalesce(bool_and(makes is not null), true)
          and coalesce(sum(makes), 0) < coalesce(package.flexible_package_number_of_items, 1)
        from piece)
      -- Composite: each part has to have one piece at least.
      when 3 then not exists (select from piece)
        or exists (select from piece group by package_part_id having bool_and(makes is not distinct from 0))
    end
    from product package where package.id = package_id and package.product_type in (1, 2, 3);
  end;

create function availability_for_empty_stock() returns integer language sql stable
  begin atomic
    select id from product_availability where for_empty_stock;
  end;

-- The availability that a product is shown with, and found by. Small enough to become a part of the statement
-- that uses it: products that are no packages cost nothing.
create function settled_availability(product_id integer, product_type integer, own integer, at timestamptz)
  returns integer language sql stable
  begin atomic
    select case
      when product_type in (1, 2, 3) and package_is_sold_out(product_id, at)
        then coalesce(availability_for_empty_stock(), own)
      else own
    end;
  end;

-- Listings and counts still read one index alone.
drop index product_listed;
create index product_listed on product (position, id)
  include (price_variation_key, brand_id, product_availability_id, product_type, default_category_id,
    tax_group_id, customer_groups_restriction, sells_count)
  where is_active and not is_hidden;

-- Pieces come on sale with nobody writing anything.
create index product_purchasable_since on product (purchasable_since) where purchasable_since is not null;
create index product_variation_purchasable_since on product_variation (purchasable_since)
  where purchasable_since is not null;

-- Stock moves with every order: it is news for a package only where it may stop or start to suffice for one.
create function stock_tells_package(piece package_item, old_stock integer, new_stock integer) returns boolean
  language sql stable
  begin atomic
    select old_stock is distinct from new_stock and least(old_stock, new_stock) < (
      select sum(same.count) * coalesce(max(package.flexible_package_number_of_items), 1)
      from package_item same join product package on package.id = same.package_product_id
      where same.package_product_id = piece.package_product_id and same.product_id = piece.product_id);
  end;

create function log_packages_of_products() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
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
        old_row.stock_state is not distinct from 0)
  ));
  return null;
end $$;
create trigger package_change_update after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_packages_of_products();

create function log_packages_of_variations() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select item.package_product_id
    from new_rows new_row join old_rows old_row using (id)
    join package_item item on item.product_id = new_row.product_id and item.product_variation_id = new_row.id
    where (new_row.product_availability_id, new_row.purchasable_since)
        is distinct from (old_row.product_availability_id, old_row.purchasable_since)
      or stock_tells_package(item, case when old_row.update_stock then old_row.stock_state end,
        case when new_row.update_stock then new_row.stock_state end)
  ));
  return null;
end $$;
create trigger package_change_update after update on product_variation
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_packages_of_variations();

create function log_packages_of_items() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(select package_product_id from changed_rows));
  return null;
end $$;
create function log_packages_of_moved_items() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(
    select package_product_id from new_rows union select package_product_id from old_rows));
  return null;
end $$;
create trigger package_change_insert after insert on package_item
  referencing new table as changed_rows for each statement execute function log_packages_of_items();
create trigger package_change_delete after delete on package_item
  referencing old table as changed_rows for each statement execute function log_packages_of_items();
create trigger package_change_update after update on package_item
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_packages_of_moved_items();
create trigger product_change_truncate after truncate on package_item
  for each statement execute function log_all_products();

create index product_package on product (id) where product_type in (1, 2, 3);
create function log_all_packages() returns trigger language plpgsql as $$
begin
  perform log_product_changes(array(select id from product where product_type in (1, 2, 3)));
  return null;
end $$;
create trigger package_change after insert or delete or update of can_purchase, for_empty_stock
  on product_availability for each statement execute function log_all_packages();
