const NINE_DIGIT_DIAL_CODES = ['+420', '+421']

/** Without what people type between digits, or copy along with them unseen. */
export const barePhone = (phone: string) => phone.replace(/[\s\p{Cf}\p{Pd}()./]/gu, '')

/**
 * The number behind its dial code, whether or not that was typed before it once more. Null where it is none, or one of
 * another country.
 */
export function nationalPhone(phone: string, dial_code: string | null | undefined): string | null {
  const digits = barePhone(phone).replace(/^\+/, '00')
  const code = dial_code ? dial_code.replace('+', '00') : ''
  const national = digits.startsWith(code) ? digits.slice(code.length) : digits
  if (!/^(?!00)\d{6,15}$/.test(national)) return null
  return NINE_DIGIT_DIAL_CODES.includes(dial_code ?? '') && national.length !== 9 ? null : national
}
