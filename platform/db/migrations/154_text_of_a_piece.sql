-- Whether nobody can buy it without writing something: a required field, or a property of its variations.
create function asks_for_text(asking_id integer) returns boolean language sql stable
  begin atomic
    select exists (select from product_field where product_id = asking_id and is_required)
      or exists (
        select from product_choice choice join product_property property on property.id = choice.product_property_id
        where choice.product_id = asking_id and property.type = 4);
  end;

-- Nobody is asked for the text of a piece. A fixed package may ask for it by a field of its own.
create function lacks_text(piece_id integer, package_id integer) returns boolean language sql stable
  begin atomic
    select asks_for_text(piece_id) and not exists (
      select from product where id = package_id and product_type = 1 and asks_for_text(id));
  end;

create or replace function package_is_sold_out(package_id integer, at timestamptz) returns boolean
  language sql stable
  begin atomic
    with line as (
      select item.package_part_id, item.product_id, item.product_variation_id, item.count,
        product.is_active
          and coalesce(variation.is_active and not has_hidden_attribute(variation.id),
            product.default_product_variation_id is null)
          and not lacks_text(product.id, package.id)
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

create or replace function log_packages_of_field() returns trigger language plpgsql as $$
declare
  asking_id integer := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  ids integer[] := array(
    select package_product_id from package_item where product_id = asking_id
    union select id from product where id = asking_id and product_type = 1);
begin
  perform log_product_changes(ids);
  perform tell_pages(ids, true);
  return null;
end $$;
create trigger log_packages after insert or update or delete on product_choice
  for each row execute function log_packages_of_field();
