-- Money that came by transfer or in cash goes back by hand: no payment at a gateway is behind it.
alter table refund_due alter column attempt_id drop not null;
create unique index refund_due_cancelled_by_hand on refund_due (order_id)
  where attempt_id is null and reason = 'cancelled';
