import { SHOP_TIME_ZONE, type Translator } from '../i18n/translator.ts'

/** To the second, with its zone: written on the server, since browsers name zones in words of their own. */
export function exactTime(time: string, { locale, language }: Translator): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(time))
}
