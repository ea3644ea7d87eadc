import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

describe('a sentence', () => {
  it('gets its words, each at every place it has', () => {
    expect(fillText('{name}: {stock} ks, {name}', { name: 'Sencha', stock: 0 })).toBe('Sencha: 0 ks, Sencha')
  })

  it('is said even if a word is missing, whose place can then be seen', () => {
    expect(fillText('Objednávka {code} – {shop}', { shop: '' })).toBe('Objednávka {code} – ')
  })

  it('holds words as they are written, also those that look like places or signs of a pattern', () => {
    expect(fillText('„{word}“, {limit}', { word: '{limit} $& $1', limit: 3 })).toBe('„{limit} $& $1“, 3')
  })
})
