-- Which of them are old is asked every few minutes, and they stand in the order they were made.
create index staff_action_created on staff_action using brin (created_at);
