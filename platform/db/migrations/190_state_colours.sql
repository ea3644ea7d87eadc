-- The muted tones of the shop's palette; a colour that somebody has changed stays.
update order_state set color = muted.color
from (values
  ('new', '#2563eb', '#3f5a85'),
  ('awaiting_payment', '#b45309', '#8a5a00'),
  ('processing', '#7c3aed', '#7b4560'),
  ('ready_for_pickup', '#0f766e', '#5a6b2a'),
  ('shipped', '#0369a1', '#23666c'),
  ('delivered', '#15803d', '#2f6b3a'),
  ('cancelled', '#b91c1c', '#a3261f'),
  ('returned', '#57534e', '#6d6152')
) as muted(code, former, color)
where order_state.code = muted.code and order_state.color = muted.former;
