-- The day of supply is that of the invoice, or of money that came before it. Money that is booked later, whenever it
-- came, changes nothing on a paper the buyer already has.
alter table order_invoice add column supplied_at timestamptz;
update order_invoice invoice
  set supplied_at = case
    when parent_id is not null or exists (
      select from order_event where order_event.order_id = invoice.order_id and kind = 'paid' and created_at > issued_at
    ) then issued_at
    else least(issued_at, paid_at) end
  from customer_order where customer_order.id = invoice.order_id;
create function freeze_day_of_supply() returns trigger language plpgsql as $$
begin
  new.supplied_at := case when new.parent_id is null
    then least(new.issued_at, (select paid_at from customer_order where id = new.order_id))
    else new.issued_at end;
  return new;
end $$;
create trigger order_invoice_day_of_supply before insert on order_invoice
  for each row execute function freeze_day_of_supply();
