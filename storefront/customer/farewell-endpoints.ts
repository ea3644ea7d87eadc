import { endedSessionCookies } from '../auth/session-cookies.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { changeCustomer, FormRefused, wordsOf } from './change-customer.ts'

/** POST /api/customer/export: everything the shop keeps, as a file. */
export function exportData(asked: OwnRequest): Promise<OwnAnswer> {
  const fields = { password: 'export_password' }
  const page = {
    form: 'export',
    page: 'customer-account',
    done: 'exported',
    failure: 'customer.export_failed',
    fields,
  } as const
  return changeCustomer(asked, page, async ({ id }) => {
    const { export_password: password = '' } = asked.form
    if (!password) throw missingPassword(asked, 'export_password')
    const data = await asked.api('POST /customers/{id}/export', { params: { id }, body: { password } })
    const content = `${JSON.stringify(data, null, 2)}\n`
    return {
      body: data,
      file: { name: 'vitrine-export.json', content_type: 'application/json; charset=utf-8', content },
    }
  })
}

/** POST /api/customer/delete: the second of two steps; the password and the understood consequences come with it. */
export function deleteAccount(asked: OwnRequest): Promise<OwnAnswer> {
  const { form, api, language, secure } = asked
  const fields = { password: 'delete_password' }
  const page = {
    form: 'delete',
    page: 'customer-account',
    query: { step: 'delete' },
    done: 'deleted',
    failure: 'customer.delete_failed',
    fields,
  } as const
  return changeCustomer(asked, page, async ({ id }) => {
    const { delete_password: password = '' } = form
    if (!password) throw missingPassword(asked, 'delete_password')
    if (form.understood !== 'on') {
      const message = wordsOf(asked).t('customer.delete_not_understood')
      throw new FormRefused([{ field: 'understood', message }])
    }
    await api('DELETE /customers/{id}', { params: { id }, body: { password } })
    const location = pathFor('account-deleted', language)
    return {
      location,
      body: { location },
      set_cookies: endedSessionCookies(secure),
    }
  })
}

function missingPassword(asked: OwnRequest, field: string): FormRefused {
  return new FormRefused([{ field, message: wordsOf(asked).t('customer.missing.current_password') }])
}
