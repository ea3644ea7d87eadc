-- What the gateway has given back of a payment without the shop owing it: in its own console, or by a chargeback.
alter table payment_attempt add column returned_unasked bigint not null default 0 check (returned_unasked >= 0);
