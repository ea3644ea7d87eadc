import type { Page } from 'playwright-core'
import type { Part } from './settled.ts'
import type { Walk } from './walk.ts'

/** From here on the shop has its wide layout. */
export const WIDE_PX = 1024

/** A state of the shop, or a story of several. */
export interface Scene {
  name: string
  /** Where the state exists on narrow or on wide screens alone. */
  on?: 'narrow' | 'wide'
  part?: Part
  /** Takes from the shop what others need meanwhile, or looks back at all of them: last, one by one. */
  is_alone?: true
  /** Brings a page into the state. A story looks at its steps by `walk.look` instead and answers nothing. */
  show: (walk: Walk) => Promise<Page | void>
}
