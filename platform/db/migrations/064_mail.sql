-- A mail that could not be handed over waits longer each time, and in the end stays for a person to look at.
alter table mail_outbox
  add column next_attempt_at timestamptz not null default now(),
  add column last_error text,
  add column given_up_at timestamptz;
drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (next_attempt_at, id) where sent_at is null and given_up_at is null;
