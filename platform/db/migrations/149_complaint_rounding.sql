-- What the total of the order was rounded by, where a complaint has given the last of it back.
alter table complaint add column rounding bigint not null default 0;
