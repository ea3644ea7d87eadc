-- Money to be given back: what could not be kept, what a cancelled order was paid with, what is returned for goods.
alter table refund_due
  drop constraint refund_due_attempt_id_key,
  drop constraint refund_due_reason_check,
  add constraint refund_due_reason check (reason in ('already_paid', 'paid_after_cancel', 'cancelled', 'returned')),
  -- due: a person decides. approved: to be sent. accepted: the gateway has it. unclear: a person has to look.
  add column state text not null default 'due'
    check (state in ('due', 'approved', 'accepted', 'done', 'refused', 'unclear')),
  -- Of whoever asks: what is asked for twice under one key is given back once.
  add column key text unique check (length(key) between 1 and 100),
  add column approved_at timestamptz,
  add column approved_by integer references staff_user on delete set null,
  add column next_try_at timestamptz;
update refund_due set state = 'done' where refunded_at is not null;
alter table refund_due
  add constraint done_has_its_time check ((state = 'done') = (refunded_at is not null)),
  add constraint undecided_is_not_sent check (next_try_at is null or approved_at is not null);
drop index refund_due_waiting;
create unique index refund_due_once on refund_due (attempt_id) where reason <> 'returned';
create index refund_due_attempt on refund_due (attempt_id);
create index refund_due_try on refund_due (next_try_at) where next_try_at is not null;
create index refund_due_approved_by on refund_due (approved_by);

-- Each time a gateway was asked to give money back; written before it is asked, so that a lost answer leaves a trace.
create table refund_try (
  id bigint generated always as identity primary key,
  refund_due_id integer not null references refund_due on delete cascade,
  operation text check (operation in ('refund', 'reverse', 'close')),
  outcome text check (
    outcome in ('done', 'accepted', 'later', 'refused', 'unclear', 'unreached', 'unanswered')),
  answer text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index refund_try_refund on refund_try (refund_due_id, id);

create index customer_order_paid_and_cancelled on customer_order (id)
  where paid_at is not null and cancelled_at is not null;
