-- The language the cart was last changed in: what is sent to it later speaks that language.
alter table cart add column language text not null default 'cs';

-- Products there is less of than before. A process takes a row, looks after the carts that hold the product, and
-- deletes it; the row of a process that died is taken by the next one.
create table stock_drop (
  id bigint generated always as identity primary key,
  product_id integer not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now()
);

create function note_stock_drop() returns trigger language plpgsql as $$
begin
  -- The argument says in which column the product is.
  insert into stock_drop (product_id) values ((to_jsonb(new) ->> tg_argv[0])::integer);
  perform pg_notify('stock_drop', '');
  return null;
end $$;

create trigger product_stock_drop
  after update of stock_state, update_stock, is_active, max_purchasable_amount, product_availability_id,
    purchasable_since
  on product for each row
  when (
    new.stock_state < old.stock_state or (old.stock_state is null and new.stock_state is not null)
    or (new.update_stock and not old.update_stock) or (old.is_active and not new.is_active)
    or new.max_purchasable_amount < coalesce(old.max_purchasable_amount, 2147483647)
    or new.product_availability_id is distinct from old.product_availability_id
    or new.purchasable_since > coalesce(old.purchasable_since, '-infinity')
  )
  execute function note_stock_drop('id');

create trigger product_variation_stock_drop
  after update of stock_state, update_stock, is_active, max_purchasable_amount, product_availability_id,
    purchasable_since
  on product_variation for each row
  when (
    new.stock_state < old.stock_state or (old.stock_state is null and new.stock_state is not null)
    or (new.update_stock and not old.update_stock) or (old.is_active and not new.is_active)
    or new.max_purchasable_amount < coalesce(old.max_purchasable_amount, 2147483647)
    or new.product_availability_id is distinct from old.product_availability_id
    or new.purchasable_since > coalesce(old.purchasable_since, '-infinity')
  )
  execute function note_stock_drop('product_id');

create function note_availability_drop() returns trigger language plpgsql as $$
begin
  insert into stock_drop (product_id)
  select distinct item.product_id
  from cart_item item join product on product.id = item.product_id
  left join product_variation variation on variation.id = item.product_variation_id
  where new.id in (product.product_availability_id, variation.product_availability_id);
  perform pg_notify('stock_drop', '');
  return null;
end $$;

create trigger product_availability_drop after update of can_purchase on product_availability for each row
  when (not new.can_purchase and old.can_purchase is distinct from false)
  execute function note_availability_drop();
