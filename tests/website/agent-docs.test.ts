import {fileURLToPath} from 'node:url'
import {type CheckResult, runChecks} from 'afdocs'
import {beforeAll, expect, test} from 'vitest'
import {buildSite} from '../build-site.js'
import {startDevServer} from '../dev-server.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

/** Pages of every kind. With ALL_PAGES, the checks sample all pages, which takes about a minute. */
const PAGES = [
  '',
  'docs',
  'docs/tutorial/component',
  'docs/cli',
  'docs/api/errors',
  'docs/api/errors/markdown',
  'docs/api/reference/core',
  'docs/api/reference/content-plugin-options',
  'docs/api/plugins/@docusaurus/plugin-content-docs',
  'docs/markdown-features',
  'docs/markdown-features/code-blocks',
  'docs/markdown-features/content-blocks',
  'docs/markdown-features/math-equations',
  'docs/markdown-features/diagrams',
  'docs/markdown-features/tabs',
  'docs/agents',
  'docs/category/guides',
  'blog',
  'blog/page/2',
  'blog/tags',
  'changelog/page/4',
  'engineering',
  'community/support',
  'field-notes-api',
  'field-notes-api/create-observation',
  'field-notes-api/schemas/species',
  'field-notes-api/webhooks/observation-published',
  'releases/0.1.0',
  'showcase'
]

let results: readonly CheckResult[]

beforeAll(async () => {
  const {exitCode, stderr} = await buildSite(WEBSITE)
  expect(exitCode, stderr).toBe(0)
  const server = await startDevServer({siteDir: WEBSITE, command: 'serve'})
  try {
    const report = await runChecks(server.origin, {
      canonicalOrigin: 'https://lectern-docs.example.com',
      requestDelay: 0,
      maxConcurrency: 20,
      networkContext: 'ci',
      ...(process.env.ALL_PAGES
        ? {samplingStrategy: 'deterministic', maxLinksToTest: 1000}
        : {
            samplingStrategy: 'curated',
            curatedPages: PAGES.map((path) => ({url: `${server.origin}/${path}`}))
          })
    })
    results = report.results
  } finally {
    await server.stop()
  }
}, 300_000)

test('the website passes all checks for agent-friendly documentation', () => {
  const failed = results.filter(({status}) => status !== 'pass' && status !== 'skip')
  expect(failed.map(({id, message}) => `${id}: ${message}`)).toEqual([])
  expect(results).toHaveLength(28)
})

test('only the check of pages that need a login is skipped', () => {
  const skipped = results.filter(({status}) => status === 'skip')
  expect(skipped.map(({id}) => id)).toEqual(['auth-alternative-access'])
})

test('the checks have fetched pages', () => {
  const parity = results.find(({id}) => id === 'markdown-content-parity')
  const {pagesCompared} = (parity?.details ?? {}) as {pagesCompared?: number}
  expect(pagesCompared).toBeGreaterThanOrEqual(PAGES.length)
})
