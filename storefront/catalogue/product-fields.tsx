import type { ProductField } from '#contract/product-field.ts'
import { useTranslator } from '../storefront-context.tsx'

/** What the shopper may have made of the product, and within which limits. */
export function ProductFields({ fields }: { fields: ProductField[] }) {
  const { t } = useTranslator()
  if (fields.length === 0) return null
  return (
    <section className="rounded-md bg-sand p-4">
      <h2 className="text-sm font-semibold">{t('product.fields')}</h2>
      <dl className="mt-2 grid gap-3 text-sm">
        {fields.map((field) => (
          <div key={field.id}>
            <dt className="flex flex-wrap gap-x-2">
              {field.name}
              <span className="text-smoke">
                {t(field.is_required ? 'form.required' : 'form.optional')}
                {field.max_length !== null && `, ${t('product.text_length', { count: field.max_length })}`}
              </span>
            </dt>
            {field.description && <dd className="text-smoke">{field.description}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
