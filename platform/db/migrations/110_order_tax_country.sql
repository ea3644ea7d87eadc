-- Whose rates an order was taxed by: what is handed over in the shop itself is sold at home, wherever the bill goes.
-- Null in older orders, which count by the country they went to.
alter table customer_order add column tax_country_id integer references country;
