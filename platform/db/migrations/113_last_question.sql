-- Payments whose last question nobody has answered, and the stock of their orders, were held for ever.
update payment_attempt set next_poll_at = now()
where state in ('open', 'pending') and next_poll_at is null and gateway_payment_id is not null;
