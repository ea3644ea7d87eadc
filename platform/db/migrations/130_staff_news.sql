-- Whether the company's e-mail is told of every new order, return and complaint.
alter table shop add column is_told_of_news boolean not null default true;
