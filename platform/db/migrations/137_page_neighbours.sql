-- A product that may not be seen is not among the tags of a page that points at it: such pages are told when it is
-- edited. Where very many point at one, they show it within a minute, as what depends on the clock.
create or replace function tell_pages(product_ids integer[], is_listing boolean) returns void language plpgsql as $$
declare
  ids integer[] := array(
    select id from unnest(product_ids) id where id is not null
    union select package_product_id from package_item where product_id = any(product_ids)
    order by 1);
  pointing integer[];
begin
  if cardinality(ids) > 200 then
    perform pg_notify('page_change', '');
  elsif cardinality(ids) > 0 then
    perform pg_notify('page_change',
      case when is_listing then 'listing ' else '' end || array_to_string(ids, ' '));
  end if;
  if is_listing and cardinality(ids) between 1 and 200 then
    pointing := array(
      select product_id from related_product where related_product_id = any(ids)
      union select article_id from article_product where product_id = any(ids)
      order by 1 limit 101);
    if cardinality(pointing) <= 100 then
      perform tell_pages(pointing, false);
    end if;
  end if;
end $$;

-- A review shows its customer's name, not a copy of it.
create function tell_pages_of_reviewer() returns trigger language plpgsql as $$
begin
  perform tell_pages(array(select product_id from review where customer_id = new.id and state = 'published'), false);
  return null;
end $$;

create trigger page_change_name after update of first_name, last_name on customer for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function tell_pages_of_reviewer();
