import {createSourceRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {compareTranslations, countFiles} from './translation-status.js'

const F = 'i18n/fr/docusaurus-plugin-content-docs/'

const dates: Record<string, string> = {
  'docs/a.md': '2026-02-01T00:00:00.000Z',
  [`${F}current/a.md`]: '2026-01-01T00:00:00.000Z',
  'docs/b.md': '2026-01-01T00:00:00.000Z',
  [`${F}current/b.md`]: '2026-01-01T00:00:00.000Z'
}

const trees = compareTranslations({
  routes: [
    createSourceRoute('/docs/b', 'docs/b.md'),
    createSourceRoute('/docs/a', 'docs/a.md'),
    createSourceRoute('/docs/c', 'docs/c.md'),
    createSourceRoute('/docs/d', 'docs/x/d.md'),
    createSourceRoute('/docs/x/a', 'docs/x/a.md'),
    createSourceRoute('/team/a', 'team/a.md', {plugin: {name: 'docs', id: 'team'}})
  ],
  localized: [
    createSourceRoute('/docs/a', `${F}current/a.md`, {original: 'docs/a.md'}),
    createSourceRoute('/docs/b', `${F}current/b.md`, {original: 'docs/b.md'}),
    createSourceRoute('/docs/c', 'docs/c.md'),
    createSourceRoute('/docs/autre', `${F}current/x/d.md`, {original: 'docs/x/d.md'}),
    createSourceRoute('/docs/x/a', 'docs/x/a.md'),
    createSourceRoute('/team/a', 'team/a.md', {plugin: {name: 'docs', id: 'team'}})
  ],
  folder: 'i18n/fr/',
  findChange: (file) => {
    const date = dates[file]
    return date === undefined ? undefined : {date, author: 'Ada'}
  }
})

test('a file is translated, falls back to its source, or is stale', () => {
  expect(trees).toEqual([
    {
      tree: 'docs',
      files: [
        {source: 'docs/a.md', translation: `${F}current/a.md`, isStale: true},
        {source: 'docs/b.md', translation: `${F}current/b.md`, isStale: false},
        {source: 'docs/c.md'},
        // Another folder has a translated file with this name.
        {source: 'docs/x/a.md'},
        // At a different URL, and without commits.
        {source: 'docs/x/d.md', translation: `${F}current/x/d.md`}
      ]
    },
    {tree: 'docs (team)', files: [{source: 'team/a.md'}]}
  ])
  const [docs] = trees
  expect(docs && countFiles(docs)).toEqual({translated: 3, fallback: 2, stale: 1, unknown: 1})
})

test('a React page is listed only if its file is translated', () => {
  const plugin = {name: 'pages', id: 'default'}
  const [own] = compareTranslations({
    routes: [
      createSourceRoute('/', 'src/pages/index.tsx', {plugin}),
      createSourceRoute('/team', 'src/pages/team.jsx', {plugin}),
      createSourceRoute('/about', 'src/pages/about.md', {plugin})
    ],
    localized: [
      createSourceRoute('/', 'src/pages/index.tsx', {plugin}),
      createSourceRoute('/team', 'i18n/fr/docusaurus-plugin-content-pages/team.jsx', {plugin}),
      createSourceRoute('/about', 'src/pages/about.md', {plugin})
    ],
    folder: 'i18n/fr/',
    findChange: () => undefined
  })
  expect(own?.files.map(({source}) => source)).toEqual(['src/pages/about.md', 'src/pages/team.jsx'])
})
