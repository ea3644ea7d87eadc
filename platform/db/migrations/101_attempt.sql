-- How often something was tried lately, for every process to see. What is tried, by whom, is here as a hash alone.
-- Unlogged: it is written often and worth nothing after a crash.
create unlogged table attempt (
  key_hash bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_ends_at on attempt (ends_at);

-- Whoever has used a mailed link sits at an address of the owner.
alter table password_reset add column client_ip text;
