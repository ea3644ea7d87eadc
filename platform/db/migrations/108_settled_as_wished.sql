-- What a return was settled by: the money sent, and all credits that came back with it. Null until it is settled.
alter table refund
  add settled_money bigint check (settled_money >= 0),
  add settled_credits integer check (settled_credits >= 0),
  add constraint settled_by_both check ((settled_money is null) = (settled_credits is null));
update refund set
    settled_credits = (select coalesce(sum(credit_amount), 0) from refund_item where refund_id = refund.id),
    settled_money = case
      when customer_order.paid_at is null then 0
      when exists (
        select from refund_item where refund_id = refund.id and preferred_resolve in ('exchange', 'store_credit')
      ) then coalesce((select amount from refund_due where key = 'refund:' || refund.id), 0)
      else refund.taxed_total_price end
  from customer_order where customer_order.id = refund.order_id and refund.state = 5;

-- Money of a return that its buyer wished as credits: once for each return, and nothing that was ever spent before.
alter table customer_account_usage
  add refund_id integer references refund,
  add constraint wished_credits_are_returned check (refund_id is null or operation = 3);
create unique index customer_account_usage_refund on customer_account_usage (refund_id);
create or replace function keep_customer_account_balance() returns trigger language plpgsql as $$
declare
  is_received boolean := new.operation in (1, 4) or new.refund_id is not null;
begin
  insert into customer_account_balance (customer_id, customer_account_id)
    values (new.customer_id, new.customer_account_id) on conflict do nothing;
  update customer_account_balance set
      received = received + case when is_received then new.amount else 0 end,
      used = used - case when is_received then 0 else new.amount end
    where customer_id = new.customer_id and customer_account_id = new.customer_account_id;
  return null;
end $$;

-- What a complaint has given back of its line, so that the last pieces of the line take exactly the rest.
alter table complaint_item
  add settled_price bigint,
  add settled_taxed_price bigint,
  add settled_money_price bigint,
  add settled_taxed_money_price bigint,
  add settled_credit_amount integer,
  add constraint settled_as_a_whole check (
    num_nulls(settled_price, settled_taxed_price, settled_money_price, settled_taxed_money_price,
      settled_credit_amount) in (0, 5));
update complaint_item item set
    settled_price = line.total_price * item.amount / line.amount,
    settled_taxed_price = line.taxed_total_price * item.amount / line.amount,
    settled_money_price = case when line.taxed_total_price = 0 then 0 else line.total_price
      * (line.taxed_total_price - line.taxed_total_price_with_credits) / line.taxed_total_price end
      * item.amount / line.amount,
    settled_taxed_money_price = (line.taxed_total_price - line.taxed_total_price_with_credits)
      * item.amount / line.amount,
    settled_credit_amount = coalesce((
      select -sum(used.amount) from customer_account_usage used
      where used.order_item_id = line.id and used.operation = 2), 0) * item.amount / line.amount
  from order_item line, complaint, customer_order
  where line.id = item.order_item_id and complaint.id = item.complaint_id and complaint.state = 6
    and customer_order.id = complaint.order_id and customer_order.cancelled_at is null
    and item.preferred_resolve = 'money_back' and line.order_item_type not in (2, 6);
