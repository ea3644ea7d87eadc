-- One spelling of the word in the whole shop; a name that somebody has changed stays.
update order_state set name = name || '{"en": "Ready for pick-up"}'
where code = 'ready_for_pickup' and name ->> 'en' = 'Ready for pickup';
