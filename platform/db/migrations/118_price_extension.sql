-- A sale that is extended is still the same price: the row that stays must go on until the new end, not the old one.
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
  -- The last price holds until another one comes.
  update price_history set valid_to = null
    where (product_id, variation_key, currency_id, valid_from) = (
      select product_id, variation_key, currency_id, max(valid_from) from price_history
        where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
        group by 1, 2, 3
    ) and valid_to is not null;
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
        and valid_to is null;
    insert into price_history (product_id, variation_key, currency_id, valid_from, valid_to, old_taxed_price,
        taxed_price, is_reduced)
      values (new.product_id, new.variation_key, new.currency_id, moment, null, before.taxed_price, asked,
        reduced);
  end loop;
  return null;
end $$;

-- Gaps that were left so far: a price was asked until the next one.
update price_history gap set valid_to = later.valid_from
  from (
    select product_id, variation_key, currency_id, valid_from as since,
      lead(valid_from) over (partition by product_id, variation_key, currency_id order by valid_from) as valid_from
    from price_history
  ) later
  where (gap.product_id, gap.variation_key, gap.currency_id, gap.valid_from)
      = (later.product_id, later.variation_key, later.currency_id, later.since)
    and gap.valid_to < later.valid_from;
