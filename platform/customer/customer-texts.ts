import type { Language } from '#contract/language.ts'

type CustomerProblem = 'country' | 'restricted_country' | 'too_many' | 'unknown_field' | 'method'

export const CUSTOMER_TEXTS: Record<Language, Record<CustomerProblem, string>> = {
  cs: {
    country: 'Tuto zemi nelze zvolit.',
    restricted_country: 'Na vašem účtu je povolena jen jiná země.',
    too_many: 'Víc adres už do adresáře nelze přidat. Některou prosím nejdřív smažte.',
    unknown_field: 'Takový údaj u zákazníků nevedeme.',
    method: 'Tento způsob už nenabízíme.',
  },
  sk: {
    country: 'Túto krajinu nie je možné zvoliť.',
    restricted_country: 'Na vašom účte je povolená len iná krajina.',
    too_many: 'Viac adries už do adresára nie je možné pridať. Niektorú, prosím, najprv odstráňte.',
    unknown_field: 'Taký údaj pri zákazníkoch nevedieme.',
    method: 'Tento spôsob už neponúkame.',
  },
  en: {
    country: 'This country cannot be chosen.',
    restricted_country: 'Your account allows another country only.',
    too_many: 'The address book is full. Please delete an address first.',
    unknown_field: 'We keep no such detail about customers.',
    method: 'We no longer offer this.',
  },
  de: {
    country: 'Dieses Land kann nicht gewählt werden.',
    restricted_country: 'Ihr Konto erlaubt nur ein anderes Land.',
    too_many: 'Das Adressbuch ist voll. Bitte löschen Sie zuerst eine Adresse.',
    unknown_field: 'Ein solches Feld führen wir bei Kunden nicht.',
    method: 'Das bieten wir nicht mehr an.',
  },
}
