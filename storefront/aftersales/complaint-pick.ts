import type { Translator } from '../i18n/translator.ts'
import type { UploadLimits } from './complaint-data.ts'
import type { PickedFile } from './picked-files.ts'

/** As large as the shop keeps it; a telephone makes pictures three times as wide. */
const LONGEST_SIDE_PX = 2560
const PREVIEW_SIDE_PX = 112
/** Below this a photograph is sent as it is. */
const SMALL_BYTES = 1_500_000
const PDF = 'application/pdf'

interface Picking {
  limits: UploadLimits
  known: readonly PickedFile[]
  t: Translator['t']
}

/** Takes what can be sent; of the rest it says why not. */
export async function pickFiles(
  chosen: readonly File[],
  { limits, known, t }: Picking,
): Promise<{ picked: PickedFile[]; wrong: string[] }> {
  const picked: PickedFile[] = []
  const wrong: string[] = []
  const keys = new Set(known.map(({ key }) => key))
  for (const file of chosen) {
    const key = `${file.name} ${file.size} ${file.lastModified}`
    if (keys.has(key)) continue
    if (known.length + picked.length >= limits.documents) {
      wrong.push(t('complaint.files_full', { count: limits.documents }))
      break
    }
    const refuse = (why: string) => wrong.push(`${file.name}: ${why}`)
    if (!limits.accept.split(',').includes(file.type)) {
      refuse(t('complaint.file_wrong_type'))
      continue
    }
    const { blob, preview } = file.type === PDF ? { blob: file, preview: null } : await draw(file)
    if (blob.size > limits.bytes) {
      refuse(t('complaint.file_too_large', { limit: limits.bytes / 1024 / 1024 }))
      continue
    }
    keys.add(key)
    picked.push({ key, name: file.name, blob, preview })
  }
  return { picked, wrong }
}

/** What the browser cannot draw goes as it is: the shop looks for itself. */
async function draw(file: File): Promise<{ blob: Blob; preview: string | null }> {
  try {
    const image = await createImageBitmap(file)
    const preview = drawn(image, PREVIEW_SIDE_PX).toDataURL('image/jpeg', 0.7)
    const is_large = file.size > SMALL_BYTES || Math.max(image.width, image.height) > LONGEST_SIDE_PX
    const smaller = is_large ? await asJpeg(drawn(image, LONGEST_SIDE_PX)) : null
    image.close()
    return { blob: smaller && smaller.size < file.size ? smaller : file, preview }
  } catch {
    return { blob: file, preview: null }
  }
}

function drawn(image: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  // What is transparent would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
