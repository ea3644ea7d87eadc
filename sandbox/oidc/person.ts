/** People whom the provider knows, one for each way a shop may have to deal with them. */
export interface Person {
  /** The subject: what stays when everything else changes. */
  id: string
  first_name: string
  last_name: string
  email: string | null
  is_email_verified: boolean
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'p-4b1f0c7a',
    first_name: 'Alena',
    last_name: 'Dvořáková',
    email: 'alena.dvorakova@example.com',
    is_email_verified: true,
  },
  {
    id: 'p-9d2e6f31',
    first_name: 'Jana',
    last_name: 'Nováková',
    email: 'jana@example.com',
    is_email_verified: true,
  },
  {
    id: 'p-c07a5518',
    first_name: 'Bohdan',
    last_name: 'Kučera',
    email: 'bohdan.kucera@example.com',
    is_email_verified: false,
  },
  {
    id: 'p-1e88d2b4',
    first_name: 'Cyril',
    last_name: 'Malý',
    email: 'jana@example.com',
    is_email_verified: false,
  },
  {
    id: 'p-73fa90cd',
    first_name: 'Eva',
    last_name: 'Kováčová',
    email: 'eva@example.com',
    is_email_verified: true,
  },
  { id: 'p-5a6637ee', first_name: 'Dana', last_name: 'Bílá', email: null, is_email_verified: false },
]

export const personById = (id: string | undefined) => PEOPLE.find((person) => person.id === id)

/** The claims of OpenID Connect; what a person has not is not said. */
export function claimsOf({ id, first_name, last_name, email, is_email_verified }: Person) {
  return {
    sub: id,
    name: `${first_name} ${last_name}`,
    given_name: first_name,
    family_name: last_name,
    ...(email === null ? {} : { email, email_verified: is_email_verified }),
  }
}
