-- When the goods come is part of what was agreed: what the method says later does not change it.
alter table order_shipping add column delivery_time text;
