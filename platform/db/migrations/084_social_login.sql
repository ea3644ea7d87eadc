-- A way to a third party that has been begun. It is taken away by whoever comes back, so it works once.
create table social_login (
  state_hash bytea primary key,
  -- Of a secret that only the browser sent away has: nobody can be led into somebody else's account.
  browser_hash bytea not null,
  provider text not null,
  -- Where the third party sends the browser back to.
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  -- Whoever was logged in when it began links the third party with their account.
  customer_id integer references customer on delete cascade,
  expiration_at timestamptz not null
);
create index social_login_expiration on social_login (expiration_at);
create index social_login_customer on social_login (customer_id);

-- Whom a third party knows under the subject. E-mails change hands, a subject never does.
create table social_pairing (
  provider text not null,
  subject text not null,
  customer_id integer not null references customer on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject),
  unique (customer_id, provider)
);
