import type { StaffMessages } from './messages.ts'

export const skStaff: Readonly<Record<keyof StaffMessages, string>> = {
  'staff.heading': 'Obsluha',
  'staff.log_in': 'Prihlásiť sa',
  'staff.log_out': 'Odhlásiť',
  'staff.explained':
    'Nájdite zákazníka a konajte zaňho. Každý krok sa zapisuje pod vaším menom aj pod jeho číslom; po hodine sa konanie samo skončí.',
  'staff.find': 'Meno alebo e-mail zákazníka',
  'staff.find_submit': 'Nájsť',
  'staff.nobody': 'Nikoho takého tu nemáme: {searched}',
  'staff.act': 'Konať za zákazníka',
  'staff.act_as': 'Konať za zákazníka: {name}',
  'staff.as_customer': 'zákazník č. {id}',
  'staff.closed_guest': 'Nakupoval bez účtu',
  'staff.closed_blocked': 'Účet je zablokovaný',
  'staff.closed_inactive': 'Účet nie je aktívny',
  'staff.actions': 'Posledné kroky obsluhy',
  'staff.no_actions': 'Zatiaľ tu nič nie je.',
  'staff.not_staff': 'Konať za zákazníka môže len prihlásená obsluha.',
  'staff.no_customer': 'Taký zákazník neexistuje.',
  'staff.not_possible': 'Za tohto zákazníka konať nemožno.',
  'staff.acting_label': 'Konanie za zákazníka',
  'staff.acting': 'Konáte za zákazníka: {name}',
  'staff.end_acting': 'Ukončiť',
  'breadcrumb.staff': 'Obsluha',
}
