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
