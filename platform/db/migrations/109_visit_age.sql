-- Visits are added in the order of time, and the oldest are deleted.
create index visit_created on visit using brin (created_at);
create index password_reset_expiration on password_reset (expiration_at);
