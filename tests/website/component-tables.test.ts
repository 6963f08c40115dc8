import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {COMPONENT_RULES} from '../../packages/markdown/src/components/component-rules.js'
import {ICON_PATHS} from '../../packages/markdown/src/components/icon-paths.js'

const page = readFileSync(
  new URL('../../content/docs/guides/markdown-features/content-blocks.md', import.meta.url),
  'utf8'
)

/** Names in the first column of a component's table. */
function listRows(component: string): string[] {
  const [, section = ''] = page.split(`\n### \`${component}\` `)
  const [table = ''] = section.split(/\n#{2,3} /)
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
}

test.each(Object.entries(COMPONENT_RULES))('the table of %s lists its attributes', (name, rule) => {
  expect(listRows(name).sort()).toEqual(Object.keys(rule.attributes).sort())
})

test.each(Object.entries(COMPONENT_RULES))('the page shows %s and its source', (_name, rule) => {
  const opening = new RegExp(`^.*(?<!:):{1,4}${rule.directive}(?![\\w-])`, 'gm')
  expect(page.match(opening)?.length).toBeGreaterThan(1)
})

test('the page lists all icons', () => {
  const [, list = ''] = /The built-in icons are\s([\s\S]*?)\.\n/.exec(page) ?? []
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(ICON_PATHS))
})
