import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {compareTranslations, countFiles} from './translation-status.js'

function route(path: string, source: string, id = 'default'): Route {
  const plugin = {name: 'docs', id}
  return {path, component: '@theme/A', props: {}, contents: [{source}], head: [], plugin}
}

const F = 'i18n/fr/docusaurus-plugin-content-docs/'

const dates: Record<string, string> = {
  'docs/a.md': '2026-02-01T00:00:00.000Z',
  [`${F}current/a.md`]: '2026-01-01T00:00:00.000Z',
  'docs/b.md': '2026-01-01T00:00:00.000Z',
  [`${F}current/b.md`]: '2026-01-01T00:00:00.000Z'
}

const trees = compareTranslations({
  routes: [
    route('/docs/b', 'docs/b.md'),
    route('/docs/a', 'docs/a.md'),
    route('/docs/c', 'docs/c.md'),
    route('/docs/d', 'docs/x/d.md'),
    route('/team/a', 'team/a.md', 'team')
  ],
  localized: [
    route('/docs/a', `${F}current/a.md`),
    route('/docs/b', `${F}current/b.md`),
    route('/docs/c', 'docs/c.md'),
    route('/docs/autre', `${F}current/x/d.md`),
    route('/team/a', 'team/a.md', 'team')
  ],
  folder: 'i18n/fr/',
  findChange: (file) => {
    const date = dates[file]
    return date === undefined ? undefined : {date, author: 'Ada'}
  }
})

test('a file is translated, falls back to its source, or is older than it', () => {
  expect(trees).toEqual([
    {
      tree: 'docs',
      files: [
        {source: 'docs/a.md', translation: `${F}current/a.md`, isStale: true},
        {source: 'docs/b.md', translation: `${F}current/b.md`, isStale: false},
        {source: 'docs/c.md'},
        // At another address, and git does not know it.
        {source: 'docs/x/d.md', translation: `${F}current/x/d.md`}
      ]
    },
    {tree: 'docs (team)', files: [{source: 'team/a.md'}]}
  ])
  const [docs] = trees
  expect(docs && countFiles(docs)).toEqual({translated: 3, fallback: 1, stale: 1, unknown: 1})
})
