/** As much as one line of a notice holds on a phone of 320 px. */
const LINE_SIGNS = 29

/** An address never parts at its hyphen; one that is longer than a line parts where it must. */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  const at = text.indexOf(email)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={email.length > LINE_SIGNS ? 'wrap-anywhere' : 'whitespace-nowrap'}>{email}</span>
      {text.slice(at + email.length)}
    </>
  )
}
