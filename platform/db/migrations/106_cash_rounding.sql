-- The smallest coin of money that is taken by hand: the total is rounded to it. Null: it is paid to the last haler.
alter table payment_method_price
  add cash_step bigint check (cash_step > 0),
  add constraint coins_are_taken_by_hand check (cash_step is null or payment_service in (3, 5));

-- What the total was rounded by, up or down. It is no part of any tax base.
alter table customer_order
  add rounding bigint not null default 0,
  drop constraint customer_order_check,
  add constraint total_is_not_negative check (taxed_total_price >= 0),
  drop constraint total_holds_its_tax,
  add constraint total_holds_its_tax check (total_price + tax_amount + rounding = taxed_total_price);

-- Goes back with the delivery, to whoever withdraws from the whole order.
alter table refund add rounding bigint not null default 0;
