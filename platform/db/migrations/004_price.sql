-- What a product (variation_key 0) or a variation costs, with tax, in minor units of the currency.
create table product_price (
  product_id integer not null references product on delete cascade,
  product_variation_id integer,
  variation_key integer not null generated always as (coalesce(product_variation_id, 0)) stored,
  currency_id integer not null references currency,
  taxed_price bigint not null check (taxed_price between 0 and 1000000000000),
  discounted_taxed_price bigint check (discounted_taxed_price >= 0 and discounted_taxed_price < taxed_price),
  discounted_from timestamptz,
  discounted_to timestamptz check (discounted_to > discounted_from),
  -- Since when these prices are asked; every change moves it.
  valid_from timestamptz not null default now(),
  primary key (product_id, variation_key, currency_id),
  foreign key (product_id, product_variation_id) references product_variation (product_id, id) on delete cascade,
  check (discounted_taxed_price is not null or num_nonnulls(discounted_from, discounted_to) = 0)
);
create index product_price_amount on product_price (currency_id, taxed_price);

create function discounted_at(price product_price, moment timestamptz) returns bigint
  language sql immutable parallel safe
  return case
    when (price.discounted_from is null or price.discounted_from <= moment)
      and (price.discounted_to is null or price.discounted_to > moment)
    then price.discounted_taxed_price
  end;

create function asked_at(price product_price, moment timestamptz) returns bigint
  language sql immutable parallel safe
  return coalesce(discounted_at(price, moment), price.taxed_price);

-- Every price ever asked, and from when to when: the law wants the lowest of 30 days beside a discount.
create table price_history (
  product_id integer not null references product on delete cascade,
  variation_key integer not null,
  currency_id integer not null references currency,
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from),
  old_taxed_price bigint,
  taxed_price bigint not null,
  primary key (product_id, variation_key, currency_id, valid_from)
);

create function keep_valid_from() returns trigger language plpgsql as $$
begin
  if new.valid_from = old.valid_from then
    new.valid_from := greatest(now(), old.valid_from + interval '1 microsecond');
  end if;
  return new;
end $$;
create trigger product_price_valid_from before update on product_price
  for each row execute function keep_valid_from();

create function write_price_history() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  before bigint;
begin
  -- What was planned under the former price will not happen; what was asked stays.
  delete from price_history
    where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
      and valid_from >= new.valid_from;
  foreach moment in array array[new.valid_from, new.discounted_from, new.discounted_to] loop
    continue when moment is null or moment < new.valid_from;
    select taxed_price into before from price_history
      where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
      order by valid_from desc limit 1;
    continue when before = asked_at(new, moment);
    update price_history set valid_to = moment
      where product_id = new.product_id and variation_key = new.variation_key and currency_id = new.currency_id
        and (valid_to is null or valid_to > moment);
    insert into price_history
      values (new.product_id, new.variation_key, new.currency_id, moment, null, before, asked_at(new, moment));
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
create trigger product_price_history after insert or update on product_price
  for each row execute function write_price_history();

create table customer_price (
  product_id integer not null references product on delete cascade,
  product_variation_id integer,
  variation_key integer not null generated always as (coalesce(product_variation_id, 0)) stored,
  customer_group_id integer not null references customer_group on delete cascade,
  currency_id integer not null references currency,
  taxed_price bigint not null check (taxed_price >= 0),
  primary key (product_id, variation_key, currency_id, customer_group_id),
  foreign key (product_id, product_variation_id) references product_variation (product_id, id) on delete cascade
);
create index customer_price_group on customer_price (customer_group_id);
