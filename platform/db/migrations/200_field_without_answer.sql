-- A field that starts empty is one that the shop's files can hold, too: in them JSON has no null of its own.
alter table configurable_variable alter value drop not null, alter value drop default;
update configurable_variable set value = null where value = 'null';
