import {expect, test} from 'vitest'
import {createSourceHead} from './source-head.js'

const SOURCE = {description: 'A paragraph of two lines.', opening: 'A paragraph'}
const SITE = {url: 'https://example.com', baseUrl: '/'}
const PROJECT = {...SITE, compatibility: 'docusaurus'} as const

function findDescription(...[frontMatter, source, site]: HeadInput): unknown {
  const tags = createSourceHead('Herons', frontMatter, source, site)
  return tags.find(({attributes}) => attributes?.name === 'description')?.attributes?.content
}

type HeadInput = Parameters<typeof createSourceHead> extends [string, ...infer Rest] ? Rest : never

test('uses the description in front matter', () => {
  expect(findDescription({description: 'Mine'}, SOURCE, SITE)).toBe('Mine')
  expect(findDescription({description: 'Mine'}, SOURCE, PROJECT)).toBe('Mine')
  expect(findDescription({}, SOURCE, SITE)).toBeUndefined()
})

test('in a Docusaurus project, falls back to the first line', () => {
  expect(findDescription({}, SOURCE, PROJECT)).toBe('A paragraph')
  expect(findDescription({}, {description: 'Both'}, PROJECT)).toBe('Both')
})

test('title_meta sets the title in the head', () => {
  const title = (frontMatter: {title_meta?: string}) =>
    createSourceHead('Herons', frontMatter, SOURCE, SITE).find(({tag}) => tag === 'title')?.content
  expect(title({title_meta: 'About herons'})).toBe('About herons')
  expect(title({})).toBe('Herons')
})
