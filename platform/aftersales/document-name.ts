import type { DocumentMimeType } from '#contract/complaint-document.ts'

const EXTENSIONS: Record<DocumentMimeType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}
const MAX_STEM_LENGTH = 100
const NAMELESS = 'priloha'

/** What a file is called when somebody saves it: no folders, no signs a disk or a header could trip over. */
export function cleanDocumentName(name: string, mime_type: DocumentMimeType): string {
  const [last = ''] = name.normalize('NFC').split(/[/\\]/).slice(-1)
  const stem = last
    .replace(/\.[\p{L}\d]{1,5}$/u, '')
    // Controls, and marks that make a name read backwards.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '')
    .replaceAll(/["<>:|?*%;]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...stem].slice(0, MAX_STEM_LENGTH).join('').trim() || NAMELESS}.${EXTENSIONS[mime_type]}`
}

/** The header that makes a browser save and never show; old ones read the plain name, others the true one. */
export function asAttachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
