import type { StaffMessages } from './messages.ts'

export const enStaff: Readonly<Record<keyof StaffMessages, string>> = {
  'staff.heading': 'Staff',
  'staff.log_in': 'Log in',
  'staff.log_out': 'Log out',
  'staff.explained':
    'Find a customer and act as them. Every step is recorded under your name and their number; after an hour it ends by itself.',
  'staff.find': 'Name or e-mail of the customer',
  'staff.find_submit': 'Find',
  'staff.nobody': 'We have nobody like that: {searched}',
  'staff.act': 'Act as this customer',
  'staff.act_as': 'Act as {name}',
  'staff.as_customer': 'customer no. {id}',
  'staff.closed_guest': 'Bought without an account',
  'staff.closed_blocked': 'The account is blocked',
  'staff.closed_inactive': 'The account is not active',
  'staff.actions': 'Latest steps of the staff',
  'staff.no_actions': 'Nothing here yet.',
  'staff.not_staff': 'Only staff that is logged in can act as a customer.',
  'staff.no_customer': 'There is no such customer.',
  'staff.not_possible': 'Nobody can act as this customer.',
  'staff.acting_label': 'Acting as a customer',
  'staff.acting': 'You are acting as {name}',
  'staff.end_acting': 'End it',
  'breadcrumb.staff': 'Staff',
}
