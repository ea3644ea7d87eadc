-- How a complaint was settled, where that is not what its buyer wished for.
alter table complaint_item
  add column resolve text check (resolve in ('repair', 'exchange', 'price_reduction', 'money_back')),
  add column final_resolve text generated always as (coalesce(resolve, preferred_resolve)) stored;
