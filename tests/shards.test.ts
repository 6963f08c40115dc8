import {appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteRun} from './build-site.js'
import {hashContent} from '../packages/shared/src/cache/content-hash.js'
import {hashTree} from './hash-tree.js'

/** Copies of the site, as on different machines. */
let machines: readonly [string, string]
let shardDir: string
/** A remote cache, as a shared folder. */
let remote: Record<string, string>

/** Creates a site with blog, plugins, live pages, formulas, two locales, two versions and a service worker. */
function createSite(): string {
  const siteDir = copyFixture('every-kind')
  const at = (file: string) => path.join(siteDir, file)
  const settings = JSON.parse(readFileSync(at('settings.json'), 'utf8')) as Record<string, unknown>
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr']}
  const plugins = ['./plugins/birds.js', '@lectern/plugin-pwa']
  writeFileSync(at('settings.json'), JSON.stringify({...settings, i18n, plugins}))
  const add = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), {recursive: true})
    writeFileSync(at(file), text)
  }
  add('i18n/fr/docusaurus-plugin-content-docs/current/intro.md', '# Bonjour\n\nUn texte.\n')
  add('versions.json', '["1.0"]')
  add('versioned_docs/version-1.0/intro.md', '# Intro of 1.0\n\nSee [old](old.md).\n')
  add('versioned_docs/version-1.0/old.md', '# Old\n\nAn old page.\n')
  return siteDir
}

const runShard = (siteDir: string, args: readonly string[], env = {}): Promise<SiteRun> =>
  runSite(['build', siteDir, '--shard-dir', shardDir, ...args], siteDir, {env})

const merge = (siteDir: string, env = {}): Promise<SiteRun> =>
  runSite(['merge', siteDir, '--from', shardDir], siteDir, {env})

beforeAll(() => {
  machines = [createSite(), createSite()]
  shardDir = path.join(machines[0], '..', `${path.basename(machines[0])}-shards`)
  const folder = `${shardDir}-remote`
  mkdirSync(folder)
  remote = {SITE_CACHE_URL: pathToFileURL(folder).href, SITE_CACHE_SCOPE: 'main'}
})

test('merged shards equal a build on one machine, and merging renders nothing', async () => {
  const [first, second] = machines
  const one = await buildSite(first)
  expect([one.exitCode, one.stderr]).toEqual([0, ''])
  const expected = hashTree(one.outDir)
  rmSync(path.join(first, '.site'), {recursive: true})
  rmSync(one.outDir, {recursive: true})

  const runs = [
    await runShard(first, ['--shard', '1/2'], remote),
    await runShard(second, ['--shard'], {...remote, CI_NODE_INDEX: '2', CI_NODE_TOTAL: '2'})
  ]
  expect(runs.map(({exitCode, stderr}) => [exitCode, stderr])).toEqual([
    [0, ''],
    [0, '']
  ])
  expect(runs.map(({stdout}) => /remote +(.+)/.exec(stdout)?.[1])).toEqual([
    expect.stringMatching(/: empty; \d+ files stored/),
    expect.stringMatching(/: \d+ files from main/)
  ])
  const merged = await merge(second, remote)
  expect(merged.stderr).toBe('')
  expect(merged.stdout).toMatch(/pages {5}0 rendered, \d+ unchanged/)
  expect(merged.stdout).toMatch(/content {3}0 compiled, \d+ cached/)
  expect(hashTree(path.join(second, 'build'))).toEqual(expected)

  // New machines, with a warm remote cache.
  for (const siteDir of machines) rmSync(path.join(siteDir, '.site'), {recursive: true})
  rmSync(path.join(second, 'build'), {recursive: true})
  const repeated = await runShard(first, ['--shard', '1/2'], remote)
  expect(repeated.stdout).toMatch(/content {3}0 compiled/)
  const warm = await merge(second, remote)
  expect([warm.stderr, warm.stdout]).toEqual(['', expect.stringMatching(/pages {5}0 rendered/)])
  expect(hashTree(path.join(second, 'build'))).toEqual(expected)
})

test('rejects damaged shards and shards of a different commit, and keeps the output', async () => {
  const [first, second] = machines
  const before = hashTree(path.join(second, 'build'))
  rmSync(path.join(second, '.site'), {recursive: true})
  const index = path.join(shardDir, 'shard-1-of-2/shard.json')
  const text = readFileSync(index, 'utf8')
  const json = text
    .slice(text.indexOf('\n') + 1)
    .replace('"docs/intro/index.html":', '"../../owl.html":')
  writeFileSync(index, `${hashContent(json)}\n${json}`)
  const escaping = await merge(second)
  expect(escaping.stderr).toContain('shard-damaged: The page ../../owl.html of shard 1/2')
  writeFileSync(index, text)
  // The output doesn't share files with the shard.
  truncateSync(path.join(shardDir, 'shard-1-of-2/pages/en/docs/intro/index.html'), 100)
  const damaged = await merge(second)
  expect(damaged.exitCode).toBe(1)
  expect(damaged.stderr).toContain(
    'shard-damaged: The page docs/intro/index.html of shard 1/2 is missing or damaged.'
  )
  appendFileSync(path.join(first, 'docs/intro.md'), '\nMore.\n')
  const other = await runShard(first, ['--shard', '1/2'])
  expect(other.exitCode).toBe(0)
  const merged = await merge(second)
  expect(merged.exitCode).toBe(1)
  expect(merged.stderr).toContain('shard-foreign: Shard 1/2 in ')
  expect(merged.stderr).toContain('was built with different sources.')
  expect(hashTree(path.join(second, 'build'))).toEqual(before)
})
