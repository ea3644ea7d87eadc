-- Crowns for one unit, by the rate of the day: tax is owed in crowns, in whatever currency it was charged.
alter table currency add column czk_rate numeric(12, 4) check (czk_rate > 0);
-- As it was on the day of issue; a correction keeps that of what it corrects.
alter table order_invoice add column czk_rate numeric(12, 4) check (czk_rate > 0);
