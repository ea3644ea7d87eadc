/** No letter of a page takes more. */
const MOST_BYTES_PER_LETTER = 3

const encoder = new TextEncoder()
let desk = Buffer.alloc(0)

/**
 * A desk to write on saves putting the pieces together and counting their bytes first, each of which takes as long as
 * writing them.
 */
export function pageBytes(pieces: readonly (string | Buffer)[]): Buffer<ArrayBuffer> {
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const most = letters * MOST_BYTES_PER_LETTER
  if (desk.length < most) desk = Buffer.allocUnsafeSlow(2 * most)
  let end = 0
  for (const piece of pieces) {
    end +=
      typeof piece === 'string'
        ? encoder.encodeInto(piece, desk.subarray(end)).written
        : piece.copy(desk, end)
  }
  return Buffer.from(desk.subarray(0, end))
}
