import { AddressFields } from '../checkout/address-fields.tsx'
import { Tick } from '../checkout/field.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { AddressData } from './address-data.ts'
import { LiveForm } from './live-form.tsx'

/** A new address, or one that is being changed: the same fields as in the checkout. */
export function AddressForm({ data }: { data: AddressData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { edited } = data
  if (!edited) return null
  const { id, values } = edited
  return (
    <section
      id="address"
      aria-labelledby="address-heading"
      className="mt-6 lg:max-w-2xl rounded-md border border-clay bg-white p-5 md:p-7"
    >
      <h2 id="address-heading" className="display mb-5 text-xl">
        {t(id === null ? 'addresses.new' : 'addresses.edit')}
      </h2>
      <LiveForm
        key={id ?? 'new'}
        action="/api/customer/address"
        errors={edited.errors}
        submit={t('addresses.save')}
        failure="addresses.save_failed"
        onDone={toTop}
        aside={
          <a href={path('customer-my-addresses')} className="button button-quiet max-sm:w-full">
            {t('action.cancel')}
          </a>
        }
      >
        {(errors) => (
          <>
            {id !== null && <input type="hidden" name="address_id" value={id} />}
            <AddressFields
              kind="billing"
              scope="full"
              data={data}
              values={values}
              errors={errors}
              is_required
              is_of_book
            />
            <fieldset className="border-t border-clay pt-4">
              <legend className="float-left mb-1 w-full text-sm font-semibold">
                {t('addresses.use_as')}
              </legend>
              <div className="clear-both flex flex-wrap gap-x-8">
                <Tick name="is_billing_default" defaultChecked={values.is_billing_default === 'on'}>
                  {t('addresses.make_billing_default')}
                </Tick>
                <Tick name="is_shipping_default" defaultChecked={values.is_shipping_default === 'on'}>
                  {t('addresses.make_shipping_default')}
                </Tick>
              </div>
            </fieldset>
          </>
        )}
      </LiveForm>
    </section>
  )
}

/** The form is gone and the book is shown from its beginning, where it says that the address is saved. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
