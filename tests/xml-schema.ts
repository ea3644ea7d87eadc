import { readdirSync, readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'

const FOLDER = new URL('./schemas/', import.meta.url)
const files = readdirSync(FOLDER).map((fileName) => ({
  fileName,
  contents: readFileSync(new URL(fileName, FOLDER), 'utf8'),
}))
/** A page of memory is 64 kB; libxml keeps a document several times as large as its text. */
const MEMORY_PAGES = 16_384

/** What libxml2 has against a document: not well-formed, or not what the schema of that name says. */
export async function problemsOf(xml: string, schema: string): Promise<string[]> {
  const own = files.find(({ fileName }) => fileName === `${schema}.xsd`)
  if (!own) throw new Error(`There is no schema ${schema}`)
  const { errors } = await validateXML({
    xml: { fileName: 'asked.xml', contents: xml },
    schema: own,
    preload: files.filter((file) => file !== own),
    initialMemoryPages: 256,
    maxMemoryPages: MEMORY_PAGES,
  })
  return errors.map(({ message, loc }) => `line ${loc?.lineNumber ?? '?'}: ${message}`)
}

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
})

/** The root element of a document. */
export function readXml(xml: string): XmlNode {
  // In their order the parser gives elements as objects with their name as a key.
  const [root] = nodesOf(parser.parse(xml) as Parsed[])
  if (!root) throw new Error('A document without a root')
  return root
}

type Parsed = Record<string, Parsed[]> & { ':@'?: Record<string, string>; '#text'?: string }

function nodesOf(parsed: Parsed[]): XmlNode[] {
  return parsed.flatMap((one) => {
    const name = Object.keys(one).find((key) => key !== ':@' && key !== '#text')
    const inner = name === undefined ? undefined : one[name]
    if (name === undefined || inner === undefined) return []
    const text = inner.map((child) => child['#text'] ?? '').join('')
    return [{ name, attributes: one[':@'] ?? {}, text, children: nodesOf(inner) }]
  })
}

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name)
}

export function textOf(node: XmlNode, name: string): string | null {
  return childrenOf(node, name)[0]?.text ?? null
}
