-- What was taken out of a cart while its holder may have been away: [{"key", "at", "name", "amount"}], the amount being what is left.
alter table cart add column shortages jsonb not null default '[]';
