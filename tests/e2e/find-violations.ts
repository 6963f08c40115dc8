import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {AxeResults, NodeResult} from 'axe-core'
import {expect, type Page} from 'playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe-core on a page. Returns one line per violation: rule, element and reason.
 *
 * @param rules - Names of rules or tags.
 */
export async function findViolations(page: Page, rules = TAGS): Promise<string[]> {
  await untilStill(page)
  // A page is checked several times, and parsing the script takes a while.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const {violations} = await page.evaluate(
    (runOnly) =>
      // Defined by the script above.
      (window as unknown as {axe: {run(options: object): Promise<AxeResults>}}).axe.run({
        runOnly,
        resultTypes: ['violations']
      }),
    rules
  )
  return violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${describeNode(node)}`))
}

/** Finds violations in light mode, and color violations in dark mode. */
export async function findInBothModes(page: Page): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'light'})
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const light = await findViolations(page)
  await page.emulateMedia({colorScheme: 'dark'})
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await findViolations(page, ['color-contrast', 'link-in-text-block'])
  return [...light, ...dark.map((violation) => `in dark mode, ${violation}`)]
}

/** Waits until all color transitions have ended. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations of a scroll position never end.
    const hasEnd = ({effect, timeline}: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    const animations = document.getAnimations().filter(hasEnd)
    await Promise.allSettled(animations.map(({finished}) => finished))
  })
}

function describeNode({target, html, any, all, none}: NodeResult): string {
  const reasons = [...any, ...all, ...none].map(({message}) => message)
  return `${target.join(' ')} ${html.slice(0, 120)} (${reasons.join('; ')})`
}
