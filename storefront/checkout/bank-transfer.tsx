import type { Transfer } from '../payment/transfer.ts'
import { useTranslator } from '../storefront-context.tsx'

/** Everything a bank asks for, to copy or to scan. */
export function BankTransfer({ transfer, order_code }: { transfer: Transfer; order_code: string }) {
  const { t } = useTranslator()
  return (
    <section aria-labelledby="transfer" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="transfer" className="display text-xl">
        {t('summary.bank_transfer')}
      </h2>
      <div className="mt-4 flex flex-col gap-6 sm:flex-row">
        <dl className="grid flex-1 content-start divide-y divide-clay">
          {transfer.facts.map(([name, value]) => (
            <div key={name} className="grid gap-0.5 py-2 sm:grid-cols-[10rem_1fr]">
              <dt className="text-sm text-smoke">{name}</dt>
              <dd className="font-semibold tabular-nums select-all">{value}</dd>
            </div>
          ))}
        </dl>
        {transfer.qr_image && (
          <figure className="mx-auto w-44 shrink-0 text-center sm:order-first sm:mx-0">
            <img
              src={transfer.qr_image}
              alt={t('summary.qr_alt', { number: order_code })}
              width={176}
              height={176}
              className="size-44 rounded-sm bg-white"
            />
            <figcaption className="mt-2 text-xs text-balance text-smoke">{t('summary.qr_hint')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
