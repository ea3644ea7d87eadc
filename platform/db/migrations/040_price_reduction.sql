-- A discount that grows step by step is counted from before its first step, so the history must know which
-- prices were announced as discounts: a lower list price is none.
alter table price_history add column is_reduced boolean not null default false;
update price_history asked set is_reduced = true
  from product_price price
  where price.product_id = asked.product_id and price.variation_key = asked.variation_key
    and price.currency_id = asked.currency_id and price.valid_from <= asked.valid_from
    and discounted_at(price, asked.valid_from) is not null;

create or replace function write_price_history() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  before price_history;
  asked bigint;
  reduced boolean;
begin
  -- What was planned under the former price will not happen; what was asked stays.
  delete from price_history
    where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
      and valid_from >= new.valid_from;
  foreach moment in array array[new.valid_from, new.discounted_from, new.discounted_to] loop
    continue when moment is null or moment < new.valid_from;
    asked := asked_at(new, moment);
    reduced := discounted_at(new, moment) is not null;
    select * into before from price_history
      where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
      order by valid_from desc limit 1;
    continue when before.taxed_price = asked and before.is_reduced = reduced;
    update price_history set valid_to = moment
      where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
        and (valid_to is null or valid_to > moment);
    insert into price_history (product_id, variation_key, currency_id, valid_from, valid_to, old_taxed_price,
        taxed_price, is_reduced)
      values (new.product_id, new.variation_key, new.currency_id, moment, null, before.taxed_price, asked,
        reduced);
  end loop;
  -- The last price holds until another one comes.
  update price_history set valid_to = null
    where (product_id, variation_key, currency_id, valid_from) = (
      select product_id, variation_key, currency_id, max(valid_from) from price_history
        where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
        group by 1, 2, 3
    ) and valid_to is not null;
  return null;
end $$;
