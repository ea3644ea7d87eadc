import type { ProductSafety } from '#contract/safety.ts'
import { useTranslator } from '../storefront-context.tsx'

/** Who made the product and answers for it in the EU, and what its user must know. */
export function SafetyBlock({ safety }: { safety: ProductSafety }) {
  const { t } = useTranslator()
  return (
    <section>
      <h2 className="display text-xl">{t('product.safety')}</h2>
      {safety.warnings && (
        <p className="mt-3 rounded-sm border-l-4 border-warning bg-sand px-4 py-3 text-sm">
          <strong className="font-semibold">{t('product.warnings')}:</strong> {safety.warnings}
        </p>
      )}
      <dl className="mt-4 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2">
        <Contact
          label={t('product.manufacturer')}
          name={safety.manufacturer_name}
          address={safety.manufacturer_address}
          email={safety.manufacturer_email}
        />
        {safety.responsible_person_name && (
          <Contact
            label={t('product.responsible_person')}
            name={safety.responsible_person_name}
            address={safety.responsible_person_address}
            email={safety.responsible_person_email}
          />
        )}
      </dl>
    </section>
  )
}

interface ContactProps {
  label: string
  name: string
  address: string | null
  email: string | null
}

function Contact({ label, name, address, email }: ContactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-smoke">{label}</dt>
      <dd className="mt-1 whitespace-pre-line">
        {[name, address].filter(Boolean).join('\n')}
        {email && (
          <a href={`mailto:${email}`} className="link block w-fit max-w-full truncate py-2">
            {email}
          </a>
        )}
      </dd>
    </div>
  )
}
