-- When the words of a page changed. Null on a product that is as it was created; stock and counters do not count.
alter table product add column updated_at timestamptz;
alter table category add column updated_at timestamptz not null default now();
alter table brand add column updated_at timestamptz not null default now();
alter table article_category add column updated_at timestamptz not null default now();
alter table static_page add column updated_at timestamptz not null default now();

create function keep_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Triggers of named columns stay asleep while orders move the stock.
create trigger product_updated_at
  before update of name, short_description, description, meta_title, meta_description, brand_id,
    default_category_id, product_availability_id, safety_warnings on product
  for each row when (
    (old.name, old.short_description, old.description, old.meta_title, old.meta_description, old.brand_id,
      old.default_category_id, old.product_availability_id, old.safety_warnings)
    is distinct from (new.name, new.short_description, new.description, new.meta_title, new.meta_description,
      new.brand_id, new.default_category_id, new.product_availability_id, new.safety_warnings)
  ) execute function keep_updated_at();
create trigger category_updated_at
  before update of name, description, meta_title, meta_description, parent_id on category
  for each row when (
    (old.name, old.description, old.meta_title, old.meta_description, old.parent_id)
    is distinct from (new.name, new.description, new.meta_title, new.meta_description, new.parent_id)
  ) execute function keep_updated_at();
create trigger brand_updated_at
  before update of name, short_description, description, meta_title, meta_description, parent_id on brand
  for each row when (
    (old.name, old.short_description, old.description, old.meta_title, old.meta_description, old.parent_id)
    is distinct from
    (new.name, new.short_description, new.description, new.meta_title, new.meta_description, new.parent_id)
  ) execute function keep_updated_at();
create trigger article_category_updated_at
  before update of name, description, meta_title, meta_description, parent_id on article_category
  for each row when (
    (old.name, old.description, old.meta_title, old.meta_description, old.parent_id)
    is distinct from (new.name, new.description, new.meta_title, new.meta_description, new.parent_id)
  ) execute function keep_updated_at();
create trigger article_updated_at
  before update of name, perex, content, meta_title, meta_description on article
  for each row when (
    (old.name, old.perex, old.content, old.meta_title, old.meta_description)
    is distinct from (new.name, new.perex, new.content, new.meta_title, new.meta_description)
  ) execute function keep_updated_at();
create trigger static_page_updated_at
  before update of name, content, meta_title, meta_description on static_page
  for each row when (
    (old.name, old.content, old.meta_title, old.meta_description)
    is distinct from (new.name, new.content, new.meta_title, new.meta_description)
  ) execute function keep_updated_at();

-- In how many days goods of this availability leave the shop; null where nobody can promise it.
alter table product_availability add column delivery_days smallint check (delivery_days between 0 and 999);

-- What price comparators call a category of ours; one without a name takes that of the nearest above it.
create table merchant_category (
  category_id integer not null references category on delete cascade,
  catalogue text not null check (catalogue in ('heureka-cz', 'heureka-sk', 'zbozi', 'google')),
  name text not null check (name <> ''),
  primary key (category_id, catalogue)
);
