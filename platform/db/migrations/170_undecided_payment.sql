-- A payment that was still pending after a day was never asked for again.
update payment_attempt set next_poll_at = now()
where state in ('open', 'pending') and next_poll_at is null and gateway_payment_id is not null;
