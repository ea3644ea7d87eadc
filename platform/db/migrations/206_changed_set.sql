-- Carts that hold a set hear of it when the set is sold with other contents.
create function note_changed_sets(ids integer[]) returns void language sql as $$
  insert into stock_drop (product_id)
  select distinct product_id from cart_item where product_id = any(ids);
  select pg_notify('stock_drop', '');
$$;

create function note_changed_contents() returns trigger language plpgsql as $$
begin
  perform note_changed_sets(array(select package_product_id from changed_rows));
  return null;
end $$;
create function note_moved_contents() returns trigger language plpgsql as $$
begin
  perform note_changed_sets(array(
    select package_product_id from new_rows union select package_product_id from old_rows));
  return null;
end $$;
create trigger set_contents_insert after insert on package_item
  referencing new table as changed_rows for each statement execute function note_changed_contents();
create trigger set_contents_delete after delete on package_item
  referencing old table as changed_rows for each statement execute function note_changed_contents();
create trigger set_contents_update after update on package_item
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_moved_contents();
create trigger set_parts_insert after insert on package_part
  referencing new table as changed_rows for each statement execute function note_changed_contents();
create trigger set_parts_delete after delete on package_part
  referencing old table as changed_rows for each statement execute function note_changed_contents();

create trigger product_contents_drop after update of product_type, flexible_package_number_of_items
  on product for each row
  when (
    new.product_type <> old.product_type
    or new.flexible_package_number_of_items <> old.flexible_package_number_of_items
  )
  execute function note_stock_drop('id');

-- And of what was changed before.
select note_changed_sets(array(
  select id from product where product_type in (1, 2, 3)
  union
  select line.product_id
  from cart_item piece join cart_item line on line.cart_id = piece.cart_id and line.id = piece.parent_id
  where piece.item_type = 6));
