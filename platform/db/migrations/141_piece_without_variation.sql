-- A fixed package is not sold while it is not said which variation of a piece is in it. In other packages whoever
-- chooses the piece may say it.
create or replace function package_is_sold_out(package_id integer, at timestamptz) returns boolean
  language sql stable
  begin atomic
    with line as (
      select item.package_part_id, item.product_id, item.product_variation_id, item.count,
        product.is_active
          and coalesce(variation.is_active and not has_hidden_attribute(variation.id),
            package.product_type <> 1 or product.default_product_variation_id is null)
          and coalesce(availability.can_purchase, true)
          and coalesce(greatest(variation.purchasable_since, product.purchasable_since) <= at, true) as is_offered,
        -- Null where nothing limits it.
        case
          when variation.id is null then case when product.update_stock then product.stock_state end
          when variation.update_stock then variation.stock_state
        end as stock_state
      from package_item item join product package on package.id = item.package_product_id
      join product on product.id = item.product_id
      left join product_variation variation on variation.id = item.product_variation_id
      left join product_availability availability
        on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
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

-- Also when a piece gets variations, or loses them.
create or replace function log_packages_of_products() returns trigger language plpgsql as $$
declare
  ids integer[] := array(
    select item.package_product_id
    from new_rows new_row join old_rows old_row using (id)
    join package_item item on item.product_id = new_row.id
    where (new_row.is_active, new_row.product_availability_id, new_row.purchasable_since,
        new_row.default_product_variation_id is null)
      is distinct from (old_row.is_active, old_row.product_availability_id, old_row.purchasable_since,
        old_row.default_product_variation_id is null)
      or item.product_variation_id is null
        and stock_tells_package(item, case when old_row.update_stock then old_row.stock_state end,
          case when new_row.update_stock then new_row.stock_state end)
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
