import { formattedAddress } from '#contract/address-line.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'
import type { MailPart } from '#platform/mail/mail-document.ts'
import type { Seller } from './seller.ts'

interface FormTexts {
  heading: string
  use: string
  to: string
  statement: string
  order: string
  received_on: string
  name: string
  address: string
  signature: string
  date: string
  choice: string
}

/** The fields of the model form are set by law; what the shop knows of them is filled in. */
const FORM: Record<InterfaceLanguage, FormTexts> = {
  cs: {
    heading: 'Vzorový formulář pro odstoupení od smlouvy',
    use: 'Vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy.',
    to: 'Adresát',
    statement:
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o nákupu tohoto zboží (*) / o poskytnutí těchto služeb (*)',
    order: 'Objednávka číslo {code}, objednáno dne {date}',
    received_on: 'Datum obdržení',
    name: 'Jméno a příjmení spotřebitele/spotřebitelů',
    address: 'Adresa spotřebitele/spotřebitelů',
    signature: 'Podpis spotřebitele/spotřebitelů (pouze pokud je formulář zasílán v listinné podobě)',
    date: 'Datum',
    choice: '(*) Nehodící se škrtněte nebo údaje doplňte.',
  },
  sk: {
    heading: 'Vzorový formulár na odstúpenie od zmluvy',
    use: 'Vyplňte tento formulár a zašlite ho späť len v prípade, že chcete odstúpiť od zmluvy.',
    to: 'Komu',
    statement:
      'Týmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od zmluvy na tento tovar (*) / od zmluvy o poskytnutí tejto služby (*)',
    order: 'Objednávka číslo {code}, dátum objednania {date}',
    received_on: 'Dátum prijatia',
    name: 'Meno a priezvisko spotrebiteľa/spotrebiteľov',
    address: 'Adresa spotrebiteľa/spotrebiteľov',
    signature: 'Podpis spotrebiteľa/spotrebiteľov (iba ak sa formulár podáva v listinnej podobe)',
    date: 'Dátum',
    choice: '(*) Nehodiace sa prečiarknite.',
  },
  en: {
    heading: 'Model withdrawal form',
    use: 'Complete and return this form only if you wish to withdraw from the contract.',
    to: 'To',
    statement:
      'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
    order: 'Order number {code}, ordered on {date}',
    received_on: 'Received on',
    name: 'Name of consumer(s)',
    address: 'Address of consumer(s)',
    signature: 'Signature of consumer(s) (only if this form is notified on paper)',
    date: 'Date',
    choice: '(*) Delete as appropriate.',
  },
}

const BLANK = '……………………………'

export function withdrawalForm(
  language: InterfaceLanguage,
  seller: Seller,
  { code, date }: { code: string; date: string },
): MailPart[] {
  const form = FORM[language]
  const to = [seller.name, formattedAddress(seller), seller.country, seller.email].join(', ')
  return [
    { kind: 'heading', text: form.heading },
    { kind: 'paragraph', text: form.use, is_small: true },
    {
      kind: 'list',
      is_small: true,
      items: [
        `${form.to}: ${to}`,
        `${form.statement}: ${BLANK}`,
        fillText(form.order, { code, date }),
        ...[form.received_on, form.name, form.address, form.signature, form.date].map(
          (name) => `${name}: ${BLANK}`,
        ),
      ],
    },
    { kind: 'paragraph', text: form.choice, is_small: true },
  ]
}
