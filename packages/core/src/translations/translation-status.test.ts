import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {formatTranslationStatus} from '../report/format-translation-status.js'
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

test('a table says how much there is, and lists below it what is to be done', () => {
  const missingTexts = {'i18n/fr/code.json': ['greeting']}
  expect(formatTranslationStatus([{locale: 'fr', trees, missingTexts}]).join('\n')).toBe(
    [
      'locale  tree         translated  fallback  stale  unknown',
      'fr      docs                  3         1      1        1',
      'fr      docs (team)           0         1      0        0',
      'fr      texts                           1',
      '',
      'fr: older than their sources',
      `  ${F}current/a.md (docs/a.md)`,
      '',
      'fr: texts missing in i18n/fr/code.json',
      '  greeting'
    ].join('\n')
  )
  expect(formatTranslationStatus([])).toEqual(['The site has no language beside its own.'])
})
