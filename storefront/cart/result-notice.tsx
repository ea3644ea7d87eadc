import { Notice } from '../auth/notice.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { useTranslator } from '../storefront-context.tsx'
import { type CartResult, noticeKind } from './cart-result.ts'

type Result = Exclude<CartResult, 'voucher_refused'>

/** What a form of the cart without scripts has led to. */
export function ResultNotice({ result }: { result: Result }) {
  const { t } = useTranslator()
  return (
    <Notice kind={noticeKind(result)} className="my-6">
      {t(said(result))}
    </Notice>
  )
}

function said(result: Result): PlainMessageKey {
  switch (result) {
    case 'added':
    case 'repeated':
    case 'repeated_in_part':
      return `cart.${result}`
    default:
      return result
  }
}
