import { SHOP_TIME_ZONE, type Translator } from '../i18n/translator.ts'

/** To the second, with its zone: written on the server, since browsers name zones in words of their own. */
export function exactTime(time: string, { locale, language }: Translator): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  // The day stays with its month.
  return format.format(new Date(time)).replace(/^(\d+\.?) /, '$1\u00a0')
}
