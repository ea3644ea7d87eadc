import { useTranslator } from '../storefront-context.tsx'
import { Notice } from './notice.tsx'

interface Props {
  action: string
  token: string
  text: string
  submit: string
  has_failed: boolean
}

/** Where a link of a mail leads. Programs that read mails follow links, so only the button does what it names. */
export function MailedTokenForm({ action, token, text, submit, has_failed }: Props) {
  const { t, language } = useTranslator()
  return (
    <>
      <p className="mt-4">{text}</p>
      {has_failed && <Notice kind="failure">{t('general_error')}</Notice>}
      <form method="post" action={action} className="mt-6">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <button className="button button-primary w-full sm:w-auto">{submit}</button>
      </form>
    </>
  )
}
