import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { InterfaceLanguage } from '#contract/language.ts'
import { overflow } from './shop.ts'

/** What every screen must be at any width. Languages differ in words only: what axe would find, it finds in Czech. */
export async function expectSound(page: Page, language: InterfaceLanguage): Promise<void> {
  await expect.poll(() => overflow(page), { message: language }).toBeLessThanOrEqual(0)
  if (language === 'cs') expect(await axeFindings(page)).toEqual([])
}

/** All that axe finds, however small, with enough of the element to find it. Targets are measured too: WCAG 2.2. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No page of the shop shows another site in a frame, so none needs a second window to sum the frames up in.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}
