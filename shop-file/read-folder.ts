import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ATTACHMENTS, PICTURES } from './export-folder.ts'
import { FILES } from './layout.ts'
import { pictureName } from './picture.ts'
import { isObject } from './row.ts'

export interface FolderFile {
  name: string
  bytes: Uint8Array
  hash: string
}

export interface Folder {
  /** Rows of each file that is there. */
  rows: Map<string, unknown[]>
  /** Pictures by the name of their file, with the name under which they are kept. */
  pictures: Map<string, FolderFile>
  attachments: Map<string, FolderFile>
}

/** Reads what is in the folder, and notes what could not be read. */
export async function readFolder(folder: string, problems: string[]): Promise<Folder> {
  const rows = new Map<string, unknown[]>()
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) {
    problems.push(`${folder} is no folder that can be read.`)
    return { rows, pictures: new Map(), attachments: new Map() }
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.') || [PICTURES, ATTACHMENTS].includes(entry.name)) continue
    const layout = FILES[entry.name]
    if (!layout) {
      problems.push(`${entry.name}: unknown. The files are ${Object.keys(FILES).join(', ')}.`)
      continue
    }
    try {
      const content: unknown = JSON.parse(await readFile(path.join(folder, entry.name), 'utf8'))
      if (layout.single ? !isObject(content) : !Array.isArray(content))
        problems.push(`${entry.name}: must be ${layout.single ? 'an object' : 'a list of objects'}.`)
      else rows.set(entry.name, layout.single ? [content] : (content as unknown[]))
    } catch (error) {
      problems.push(`${entry.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    rows,
    pictures: await filesIn(path.join(folder, PICTURES), pictureName),
    attachments: await filesIn(path.join(folder, ATTACHMENTS), (file) => file),
  }
}

async function filesIn(
  folder: string,
  nameOf: (file: string, bytes: Uint8Array) => string,
): Promise<Map<string, FolderFile>> {
  const found = new Map<string, FolderFile>()
  for (const file of await readdir(folder).catch(() => [])) {
    if (file.startsWith('.')) continue
    const bytes = await readFile(path.join(folder, file))
    found.set(file, {
      name: nameOf(file, bytes),
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  return found
}
