const LINE_LENGTH = 84
const LINES_PER_PAGE = 46
const FIRST_CODE = 128

/** Glyph names of the letters that our four languages use beyond ASCII. */
const GLYPHS: Record<string, string> = {
  á: 'aacute',
  č: 'ccaron',
  ď: 'dcaron',
  é: 'eacute',
  ě: 'ecaron',
  í: 'iacute',
  ň: 'ncaron',
  ó: 'oacute',
  ř: 'rcaron',
  š: 'scaron',
  ť: 'tcaron',
  ú: 'uacute',
  ů: 'uring',
  ý: 'yacute',
  ž: 'zcaron',
  ľ: 'lcaron',
  ĺ: 'lacute',
  ŕ: 'racute',
  ô: 'ocircumflex',
  ä: 'adieresis',
  ö: 'odieresis',
  ü: 'udieresis',
  ß: 'germandbls',
  Á: 'Aacute',
  Č: 'Ccaron',
  Ď: 'Dcaron',
  É: 'Eacute',
  Ě: 'Ecaron',
  Í: 'Iacute',
  Ň: 'Ncaron',
  Ó: 'Oacute',
  Ř: 'Rcaron',
  Š: 'Scaron',
  Ť: 'Tcaron',
  Ú: 'Uacute',
  Ů: 'Uring',
  Ý: 'Yacute',
  Ž: 'Zcaron',
  Ľ: 'Lcaron',
  Ä: 'Adieresis',
  Ö: 'Odieresis',
  Ü: 'Udieresis',
  '–': 'endash',
  '„': 'quotedblbase',
  '“': 'quotedblleft',
  '”': 'quotedblright',
  '’': 'quoteright',
  '°': 'degree',
  '×': 'multiply',
  '…': 'ellipsis',
  '€': 'Euro',
}
const LETTERS = Object.keys(GLYPHS)

/** A plain text document on A4 pages, in one of the fonts every reader has. */
export function writePdf(title: string, content: string): Buffer {
  const lines = [title, '', ...plainText(content).flatMap(wrap)]
  const pages: string[][] = []
  for (let start = 0; start < lines.length; start += LINES_PER_PAGE) {
    pages.push(lines.slice(start, start + LINES_PER_PAGE))
  }
  const pageId = (index: number) => 4 + index * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${LETTERS.map((letter) => `/${GLYPHS[letter]}`).join(' ')}] >> >>`,
    ...pages.flatMap((page, index) => {
      const stream = `BT /F1 11 Tf 16 TL 56 786 Td\n${page.map((line) => `(${encode(line)}) Tj T*`).join('\n')}\nET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
        `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  return assemble(objects)
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

function plainText(content: string): string[] {
  return content
    .replaceAll(/<\/(p|h\d|li|ul)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')
    .split('\n')
}

function wrap(paragraph: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line && line.length + word.length >= LINE_LENGTH) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

function encode(line: string): string {
  return Array.from(line, (letter) => {
    const place = LETTERS.indexOf(letter)
    if (place >= 0) return `\\${(FIRST_CODE + place).toString(8)}`
    if ('()\\'.includes(letter)) return `\\${letter}`
    return letter.charCodeAt(0) < 127 ? letter : '?'
  }).join('')
}
