import type { Api } from '../api/client.ts'

export interface DialCode {
  dial_code: string
  name: string
}

export async function readDialCodes(api: Api): Promise<DialCode[]> {
  const { items } = await api('GET /dial-codes', { query: { paginate: false } })
  return items.map(dialCodeRow)
}

export const dialCodeRow = ({ dial_code, alpha2 }: { dial_code: string; alpha2: string }): DialCode => ({
  dial_code,
  name: `${alpha2} ${dial_code}`,
})
