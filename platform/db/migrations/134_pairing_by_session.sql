-- Linked by whoever was logged in, who has shown nothing but the session: a new password by a mailed link ends it.
alter table social_pairing add column by_session boolean not null default false;
