-- When the person was taken out of an order whose papers nobody has to keep any more.
alter table customer_order add column forgotten_at timestamptz;
create index customer_order_remembered on customer_order (created_at, id) where forgotten_at is null;
