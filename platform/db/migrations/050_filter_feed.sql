-- A third kind of news in the log of changes: what the filters of listings are called and offer. There are so
-- few of them that any change means reading them all.
alter table product_change drop constraint product_change_kind_check;
alter table product_change add check (kind in ('product', 'name', 'filter'));

create function log_filters() returns trigger language plpgsql as $$
begin
  insert into product_change (kind) values ('filter');
  perform pg_notify('product_change', '');
  return null;
end $$;
create trigger filter_change after insert or update or delete or truncate on brand
  for each statement execute function log_filters();
create trigger filter_change after insert or update or delete or truncate on product_availability
  for each statement execute function log_filters();
create trigger filter_change after insert or update or delete or truncate on product_property
  for each statement execute function log_filters();
create trigger filter_change after insert or update or delete or truncate on product_property_attribute
  for each statement execute function log_filters();
