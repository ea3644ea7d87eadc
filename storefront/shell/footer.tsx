import type { ReactNode } from 'react'
import { townLine } from '#contract/address-line.ts'
import { groupPhone } from '#contract/phone.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { isAllowedUrl } from '../ui/safe-url.ts'
import { LegalLinks } from './legal-links.tsx'

/** Which information pages stand in the second column; all others help with the purchase. */
const ABOUT = new Set([
  'about',
  'contact',
  'privacy',
  'cookies',
  'accessibility',
  'review-verification',
  'product-sorting',
])
const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const

export function Footer() {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const { company } = shop
  const about = shop.texts['footer-about']
  const networks = Object.entries(NETWORKS).flatMap(([network, name]) => {
    const url = shop.shop.social_links[network as keyof typeof NETWORKS]
    return url && isAllowedUrl(url) ? [{ name, url }] : []
  })
  return (
    <footer className="mt-16 border-t border-clay bg-sand text-sm md:mt-24">
      <Promises />
      <NewsletterForm />
      <div className="page-width grid py-10 sm:grid-cols-2 sm:gap-10 sm:py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="max-sm:mb-6">
          <p className="display text-xl text-tea-deep">{shop.shop.name}</p>
          {about && (
            <div className="prose mt-3 max-w-xs text-smoke" dangerouslySetInnerHTML={{ __html: about }} />
          )}
          <ul className="mt-4 flex gap-4" aria-label={t('footer.social')}>
            {networks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" className="link flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column
          heading={t('footer.shopping')}
          pages={shop.pages.filter(({ code }) => !ABOUT.has(code ?? ''))}
        />
        <Column
          heading={t('footer.information')}
          pages={shop.pages.filter(({ code }) => ABOUT.has(code ?? ''))}
        />
        <div className="max-sm:mt-8">
          <h2 className="font-semibold">{t('footer.contact')}</h2>
          <address className="mt-3 space-y-1 text-smoke not-italic">
            <p>{company.name}</p>
            <p>{company.street}</p>
            <p>{townLine(company)}</p>
            <p>
              <a
                href={`tel:${company.phone.replaceAll(/\s/g, '')}`}
                className="link inline-flex min-h-11 items-center lg:min-h-8"
              >
                {groupPhone(company.phone)}
              </a>
            </p>
            <p>
              <a
                href={`mailto:${company.email}`}
                className="link inline-flex min-h-11 items-center whitespace-nowrap lg:min-h-8"
              >
                {company.email}
              </a>
            </p>
          </address>
        </div>
      </div>
      <div className="border-t border-clay">
        <div className="page-width flex flex-col gap-x-6 gap-y-2 py-6 text-xs text-smoke lg:flex-row lg:justify-between">
          <p>
            {company.name}, {t('footer.company_number', { number: company.identification_number })}
            {company.vat_number && `, ${t('footer.vat_number', { number: company.vat_number })}`}.{' '}
            {translator.typeset(company.register_entry)}.
          </p>
          <p className="shrink-0">{t(company.vat_number ? 'footer.prices_note' : 'footer.no_tax_note')}</p>
        </div>
        <div className="page-width pb-8">
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}

/** Folded on a phone, where twenty links would hide the contact below them. */
function Column({ heading, pages }: { heading: string; pages: { name: string; url: string }[] }) {
  const links = (
    <ul className="text-smoke max-sm:pb-3 sm:mt-2">
      {pages.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="flex min-h-11 items-center hover:text-ink hover:underline lg:min-h-9">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <div>
      <details className="group/column border-t border-clay sm:hidden">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {heading}
          <Icon name="down" className="size-4 text-smoke group-open/column:rotate-180" />
        </summary>
        {links}
      </details>
      <div className="max-sm:hidden">
        <h2 className="font-semibold">{heading}</h2>
        {links}
      </div>
    </div>
  )
}

function Promises() {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const own = shop.texts['footer-promise']
  return (
    <ul className="page-width grid gap-x-8 gap-y-1 border-b border-clay py-5 sm:grid-cols-3">
      {shop.free_shipping_from && (
        <PromiseLine icon="truck">
          <span className="tabular-nums">
            {t('shell.free_shipping_from', { price: shop.free_shipping_from.formatted })}
          </span>
        </PromiseLine>
      )}
      <PromiseLine icon="return">{t('footer.promise_return')}</PromiseLine>
      {own && (
        <PromiseLine icon="leaf">
          <div className="prose" dangerouslySetInnerHTML={{ __html: own }} />
        </PromiseLine>
      )}
    </ul>
  )
}

function PromiseLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-2">
      <Icon name={icon} className="size-6 text-tea" />
      {children}
    </li>
  )
}
