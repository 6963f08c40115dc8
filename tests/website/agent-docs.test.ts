import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {HOSTS} from '@lectern/core/hosts/hosts'
import {type CheckResult, runChecks} from 'afdocs'
import {beforeAll, describe, expect, test} from 'vitest'
import type {EmulatedHost, PublishedSite} from '../negotiation/emulated-host.js'
import {EMULATED_HOSTS} from '../negotiation/list-hosts.js'
import {publishSite} from '../negotiation/publish-site.js'

const WEBSITE = fileURLToPath(new URL('../../website', import.meta.url))

/** Pages of every kind. With ALL_PAGES, the checks sample all pages, which takes about a minute. */
const PAGES = [
  '',
  'docs',
  'docs/tutorial/component',
  'docs/cli',
  'docs/api/errors',
  'docs/api/errors/markdown',
  'reference/core',
  'reference/client/functions',
  'reference/plugin-options/interfaces/docs-plugin-options',
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

/** Pages that are enough to check a host, which sends the same files as the preview. */
const FEW_PAGES = ['', 'docs/agents', 'docs/markdown-features/tabs', 'blog']

const CANONICAL = 'https://lectern-docs.example.com'
let siteOf: (host: EmulatedHost) => PublishedSite

beforeAll(async () => {
  // A second build for Netlify would only differ in the function.
  const hosts = EMULATED_HOSTS.filter(({name}) => name !== 'netlify')
  siteOf = await publishSite({siteDir: WEBSITE, baseUrl: '/'}, hosts)
  const {root} = siteOf(EMULATED_HOSTS[0] as EmulatedHost)
  const [, , edgeFunction] = HOSTS.netlify.files
  const file = path.join(root, edgeFunction.name)
  mkdirSync(path.dirname(file))
  const siteConfig = {url: CANONICAL, baseUrl: '/', trailingSlash: undefined}
  const site = {siteConfig, baseUrls: ['/'], redirects: [], hiddenFiles: [], hasMarkdown: true}
  writeFileSync(file, edgeFunction.write(site) ?? '')
}, 300_000)

/** Runs all checks for the website on a host. */
async function check(host: EmulatedHost, pages: readonly string[]): Promise<CheckResult[]> {
  const {origin, stop} = await host.start({...siteOf(host), siteDir: WEBSITE})
  try {
    const report = await runChecks(origin, {
      canonicalOrigin: CANONICAL,
      requestDelay: 0,
      maxConcurrency: 20,
      networkContext: 'ci',
      ...(process.env.ALL_PAGES
        ? {samplingStrategy: 'deterministic', maxLinksToTest: 1000}
        : {
            samplingStrategy: 'curated',
            curatedPages: pages.map((page) => ({url: `${origin}/${page}`}))
          })
    })
    return report.results
  } finally {
    await stop()
  }
}

for (const host of EMULATED_HOSTS) {
  const obstacle = host.findObstacle?.()
  const pages = host.name === 'serve' ? PAGES : FEW_PAGES

  // nginx and Apache come from the system, so computers without them run the other hosts.
  describe.skipIf(obstacle)(`on ${host.name}${obstacle ? `: ${obstacle}` : ''}`, () => {
    let results: readonly CheckResult[]

    beforeAll(async () => {
      results = await check(host, pages)
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
      expect(pagesCompared).toBeGreaterThanOrEqual(pages.length)
    })
  })
}
