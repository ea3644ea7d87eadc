-- Everything the staff has set about to change, for itself or in a customer's name. A row is written before the
-- change, so that none is missing after it.
create table staff_action (
  id bigint generated always as identity primary key,
  user_id integer not null references staff_user,
  customer_id integer references customer on delete set null,
  call text not null,
  params jsonb not null,
  -- What the staff sends in its own name; what a customer would send stays with the customer.
  body jsonb,
  request_id text not null,
  client_ip text,
  created_at timestamptz not null
);
create index staff_action_user on staff_action (user_id, id desc);
create index staff_action_customer on staff_action (customer_id, id desc) where customer_id is not null;
