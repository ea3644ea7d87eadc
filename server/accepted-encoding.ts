import { knownFew } from './known-few.ts'

type Encoding = 'br' | 'gzip' | null

/** The best encoding a browser takes; `q=0` names one it does not. */
export const acceptedEncoding = knownFew(readEncoding, 200)

function readEncoding(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      // An expression that takes spaces too would look at many of them again and again.
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}
