import type { EmblemKind } from './emblem.ts'
import type { Thing } from './surface.ts'
import type { Tea } from './leaf.ts'
import type { Palette } from './palette.ts'
import type { Pen } from './pen.ts'

/** What one thing in a picture takes from its brand and its variation. */
export interface Look {
  palette: Palette
  colour: string
  emblem: EmblemKind
  /** What the packet holds, or the cup was made of. */
  tea?: Tea
  /** The colour of what a wrapper hides. */
  content?: string
}

export type Draw = (pen: Pen, look: Look) => Thing

export const WOOD = '#b98a5e'
export const WOOD_DARK = '#7d5334'
export const STEEL = '#c9c5bd'
export const BRASS = '#c39a54'
export const COFFEE = '#3a2014'
export const TEA = '#b5642a'
export const CREAM = '#f6ecd9'
