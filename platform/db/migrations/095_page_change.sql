-- Pages kept in memory carry tags of what they show. Whoever changes it says the tags when the change is committed,
-- and every process forgets those pages. No text at all means all of them.

-- More products at once are as good as all: a notice holds less than 8,000 bytes.
create function tell_pages(product_ids integer[], is_listing boolean) returns void language plpgsql as $$
declare
  ids integer[] := array(select distinct id from unnest(product_ids) id where id is not null);
begin
  if cardinality(ids) > 200 then
    perform pg_notify('page_change', '');
  elsif cardinality(ids) > 0 then
    perform pg_notify('page_change',
      case when is_listing then 'listing ' else '' end || array_to_string(ids, ' '));
  end if;
end $$;

-- Stock and sales move with every order. Until an availability changes with them, no listing does.
create function tell_pages_of_update() returns trigger language plpgsql as $$
declare
  moved integer[];
  edited integer[];
begin
  execute format('
    select array_agg(new_row.%1$I) filter (where is_moved), array_agg(new_row.%1$I) filter (where not is_moved)
    from new_rows new_row join old_rows old_row using (id)
    cross join lateral (select
      to_jsonb(new_row) - array[''stock_state'', ''reserved_state'', ''sells_count'']
      = to_jsonb(old_row) - array[''stock_state'', ''reserved_state'', ''sells_count''] as is_moved) compared
    where new_row is distinct from old_row', tg_argv[0]) into moved, edited;
  perform tell_pages(moved, false);
  perform tell_pages(edited, true);
  return null;
end $$;

create function tell_pages_of_rows() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format('select array_agg(%I) from changed_rows', tg_argv[0]) into ids;
  perform tell_pages(ids, true);
  return null;
end $$;

create function tell_pages_of_moved_rows() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  execute format('select array_agg(id) from (select %1$I as id from old_rows union select %1$I from new_rows) both_rows',
    tg_argv[0]) into ids;
  perform tell_pages(ids, true);
  return null;
end $$;

create function tell_all_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', '');
  return null;
end $$;

do $$
declare
  source text;
  product text;
begin
  for source, product in
    select * from (values ('product', 'id'), ('product_variation', 'product_id')) part
  loop
    execute format('create trigger page_change_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function tell_pages_of_update(%L)', source, product);
  end loop;
  foreach source in array array['product_image', 'product_choice', 'product_tag', 'product_review_parameter',
    'attachment', 'video', 'product_field', 'related_product', 'package_part', 'package_item', 'product_list_item',
    'customer_account_product', 'product_category', 'product_customer_group', 'product_property_value',
    'product_price', 'customer_price', 'review', 'product_rating'] loop
    execute format('create trigger page_change_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function tell_pages_of_moved_rows(%L)', source,
      case when source in ('package_part', 'package_item') then 'package_product_id' else 'product_id' end);
  end loop;
  foreach source in array array['product', 'product_variation', 'product_image', 'product_choice', 'product_tag',
    'product_review_parameter', 'attachment', 'video', 'product_field', 'related_product', 'package_part',
    'package_item', 'product_list_item', 'customer_account_product', 'product_category', 'product_customer_group',
    'product_property_value', 'product_price', 'customer_price', 'review', 'product_rating'] loop
    product := case when source = 'product' then 'id'
      when source in ('package_part', 'package_item') then 'package_product_id' else 'product_id' end;
    execute format('create trigger page_change_insert after insert on %I
      referencing new table as changed_rows for each statement execute function tell_pages_of_rows(%L)', source, product);
    execute format('create trigger page_change_delete after delete on %I
      referencing old table as changed_rows for each statement execute function tell_pages_of_rows(%L)', source, product);
    execute format('create trigger page_change_truncate after truncate on %I
      for each statement execute function tell_all_pages()', source);
  end loop;
  -- What pages share, or what is edited so seldom that it is not worth finding the pages that show it.
  foreach source in array array['currency', 'country', 'shop', 'company', 'shop_hostname', 'free_shipping_price',
    'tax_group', 'tax_rate', 'page_route', 'configurable_variable', 'configurable_variable_value', 'product_safety',
    'brand', 'brand_image', 'category', 'category_image', 'category_customer_group', 'product_availability',
    'product_property', 'product_property_attribute', 'tag', 'amount_unit', 'review_parameter', 'stock',
    'product_variation_stock', 'product_variation_property', 'product_variation_tag', 'attachment_file', 'product_list',
    'banner', 'article_author', 'article_category', 'article', 'article_tag', 'article_tagging', 'article_product',
    'static_page', 'static_content', 'discount', 'discount_amount', 'discount_product', 'discount_variation',
    'discount_category', 'gift', 'gift_price', 'gift_rule', 'gift_rule_amount', 'shipping_method',
    'shipping_method_price', 'shipping_method_country', 'payment_method', 'payment_method_price',
    'loyalty_program', 'loyalty_program_category'] loop
    execute format('create trigger page_change after insert or update or delete or truncate on %I
      for each statement execute function tell_all_pages()', source);
  end loop;
end $$;
