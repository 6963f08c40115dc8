import {expect, test} from 'vitest'
import type {SummaryLine} from '@lectern/types'
import type {BuildResult} from './build-options.js'
import {joinResults} from './join-results.js'

function resultWith(summary: readonly SummaryLine[]): BuildResult {
  const counts = {pages: 1, rendered: 1, contents: 1, compiled: 1, files: 1}
  const bytes = {total: 1, html: 1, scripts: 1, styles: 1}
  const none = {
    isBundleCached: false,
    digest: '',
    warnings: [],
    packages: {bundled: [], plugins: []},
    plugins: {}
  }
  return {...counts, ...none, outDir: '/staged', bytes, summary}
}

test('lists messages that apply to all locales once, and others with their locale', () => {
  const policy = {name: 'policy', text: 'self'}
  const {summary} = joinResults(
    [
      resultWith([policy, {name: 'offline', text: '1 kB'}]),
      resultWith([policy, {name: 'offline', text: '2 kB'}])
    ],
    {targets: [{name: 'en'}, {name: 'fr'}], outDir: '/out', warnings: []}
  )
  expect(summary).toEqual([
    policy,
    {name: 'offline', text: 'en: 1 kB'},
    {name: 'offline', text: 'fr: 2 kB'}
  ])
})
