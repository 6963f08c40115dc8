import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'

const SOURCE = path.join(import.meta.dirname, '..')

/** Declarations that would be the same on right-to-left pages. */
const PHYSICAL =
  /^(?:(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*):|(?:float|text-align|clear): (?:left|right))/

/** Whether a shorthand has different values for left and right. */
function isOneSided(declaration: string): boolean {
  const [, values] = /^(?:margin|padding|inset|border-width): ([^;]*);/.exec(declaration) ?? []
  const sides = values?.match(/(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? []
  return sides.length === 4 && sides[1] !== sides[3]
}

/** Finds physical declarations outside of rules for one direction. */
function findPhysical(css: string): string[] {
  const rules = css.split('}').filter((rule) => !rule.includes("[dir='rtl']"))
  return rules
    .flatMap((rule) => rule.split('\n'))
    .map((line) => line.trim())
    .filter((line) => PHYSICAL.test(line) || isOneSided(line))
}

test.each([
  ['padding: 0 4px 16px 28px;', true],
  ['inset: calc(100% + 6px) auto auto 0;', true],
  ['margin-left: 4px;', true],
  ['padding: 36px clamp(28px, 4vw, 56px) 48px;', false],
  ['margin: 0 auto 8px auto;', false],
  ['padding-inline: 28px 4px;', false]
])('%s is physical: %s', (declaration, isPhysical) => {
  expect(findPhysical(`.a {\n  ${declaration}\n}`)).toEqual(isPhysical ? [declaration] : [])
})

test('stylesheets use logical properties, so that right-to-left pages are mirrored', () => {
  const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'})
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      findPhysical(readFileSync(path.join(SOURCE, file), 'utf8')).map((line) => `${file}: ${line}`)
    )
  // The arrow of a dropdown is drawn with two borders and rotated.
  expect(found).toEqual(['styles/dropdown.css: border-width: 0 1.5px 1.5px 0;'])
})
