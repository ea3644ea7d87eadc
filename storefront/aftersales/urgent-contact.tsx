import { groupPhone } from '#contract/phone.ts'
import { useStorefront } from '../storefront-context.tsx'

const LINK = 'link -my-3 inline-block py-3 whitespace-nowrap'

/** Who helps at once whoever cannot file a complaint by themselves. */
export function UrgentContact() {
  const {
    shop: { company },
    translator: { t },
  } = useStorefront()
  return (
    <>
      {t('complaint.urgent')}{' '}
      <a href={`tel:${company.phone.replaceAll(/\s/g, '')}`} className={LINK}>
        {groupPhone(company.phone)}
      </a>
      ,{' '}
      <a href={`mailto:${company.email}`} className={LINK}>
        {company.email}
      </a>
    </>
  )
}
