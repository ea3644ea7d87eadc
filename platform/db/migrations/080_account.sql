-- Whether the customer has shown to read the mailbox: anybody can register with anybody's address.
alter table customer add column email_verified_at timestamptz;

-- The pair of tokens a pair was traded for. Only the last one that was traded may come once more.
alter table session_token add column previous_id bigint references session_token on delete cascade;
create index session_token_previous on session_token (previous_id);
