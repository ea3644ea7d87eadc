import { DATE_LOCALES, type InterfaceLanguage } from './language.ts'
import { longDay, SHOP_TIME_ZONE } from './shop-day.ts'

/** To the second, with the zone: it is what a buyer has to prove. */
export function exactTime(time: string | Date, language: InterfaceLanguage): string {
  const clock = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  // A preposition between the two depends in Czech on how the hour is read.
  return `${longDay(time, language)}, ${clock.format(new Date(time)).replace(' ', '\u00a0')}`
}
