import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import type {CompiledContent} from './compiled-content.js'
import {resolveContents} from './resolve-contents.js'

function createContent(...problems: SiteProblem[]): CompiledContent {
  return {
    ...{key: 'k', kind: 'static', textHash: '', hasExcerpt: false},
    ...{links: [], assets: [], features: [], partials: [], problems}
  }
}

/** Resolves contents that have one problem each. The resolver finds another problem in each. */
function resolve(count: number, own: readonly SiteProblem[], found: readonly SiteProblem[] = []) {
  const names = Array.from({length: count}, (_, index) => `docs/${index}.md`)
  const contents = new Map(names.map((name) => [name, createContent(...own)]))
  const tokens = {links: [], assets: []}
  const resolver = {resolve: () => ({tokens, problems: [...found], brokenLinks: []})}
  return resolveContents(contents, resolver).problems
}

const failed: SiteProblem = {
  code: 'markdown-plugin-failed',
  message: 'The Markdown plugin a failed.',
  position: {file: '', line: 1}
}

test('a Markdown plugin that fails on many pages is reported once', () => {
  expect(resolve(1000, [failed])).toEqual([
    {
      ...failed,
      message: 'The Markdown plugin a failed. Also affects 999 other pages.',
      position: {file: 'docs/0.md', line: 1}
    }
  ])
})

test('a Markdown plugin that fails on a few pages is reported for each page', () => {
  expect(resolve(2, [failed]).map(({position}) => position?.file)).toEqual([
    'docs/0.md',
    'docs/1.md'
  ])
})

test('a problem that a Markdown plugin adds to several pages is reported once, without a position', () => {
  const added: SiteProblem = {code: 'image-missing', message: "The image a.png doesn't exist."}
  expect(resolve(2, [], [added])).toEqual([
    {...added, message: "The image a.png doesn't exist. Also affects 1 other page."}
  ])
})

test('reports the same error separately for each page that contains it', () => {
  const written: SiteProblem = {code: 'mdx-syntax', message: 'A', position: {file: '', line: 2}}
  expect(resolve(9, [written])).toHaveLength(9)
})
