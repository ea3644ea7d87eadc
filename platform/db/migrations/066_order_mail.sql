-- Small files that go with a mail: [{name, type, content, cid}], the content in base64; a cid stands inside the mail.
alter table mail_outbox add column attachments jsonb not null default '[]'
  check (jsonb_typeof(attachments) = 'array');

-- An event is told later than it happens, so it keeps the state in which the order was then.
alter table order_event
  add column state_id smallint references order_state,
  add column next_attempt_at timestamptz not null default now(),
  add column last_error text;
