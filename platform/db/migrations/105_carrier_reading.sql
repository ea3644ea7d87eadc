-- When a carrier's list of places may be asked for again.
create table carrier_reading (
  shipping_service smallint primary key check (shipping_service between 0 and 18),
  next_at timestamptz not null
);
