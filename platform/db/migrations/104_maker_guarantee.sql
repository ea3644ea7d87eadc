-- What the maker vouches for beyond the law: up to two years there is nothing to be said.
alter table product add column guarantee_months integer check (guarantee_months between 25 and 1200);
