import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {checkOutput} from '../packages/site-check/src/check.js'
import {prepareCheck, type PreparedCheck} from '../packages/site-check/src/prepare-check.js'
import {checkOption} from '../packages/core/src/config/check-option.js'
import {describeGenerator} from '../packages/core/src/generator/generator.js'
import {createTaskPool} from '../packages/core/src/workers/task-pool.js'
import {buildFixture, runSite, type SiteBuild} from './build-site.js'
import {CHECK_CASES, type CheckCase} from './check-cases.js'

let site: SiteBuild
let prepared: PreparedCheck
const pool = createTaskPool(1)

beforeAll(async () => {
  site = await buildFixture('checked')
  expect(site.exitCode, site.stderr).toBe(0)
  const {siteDir, outDir} = site
  prepared = await prepareCheck({siteDir, outDir}, describeGenerator())
})
afterAll(() => pool.close())

/** Checks the site with a modified configuration. */
async function check(settings: object = {}, options: {against?: string} = {}) {
  const {siteDir, outDir} = site
  const siteConfig = {...prepared.siteConfig, check: checkOption.parse(settings)}
  const environment = {
    runner: pool,
    now: 0,
    showStatus: () => {},
    fetch: () => Promise.reject(new Error('no network'))
  }
  const result = await checkOutput(
    {...prepared, siteConfig},
    {siteDir, outDir, ...options},
    environment
  )
  return {
    ...result,
    lines: result.findings.map(({rule, position, message}) => {
      const {file = '', line, column} = position ?? {}
      const location = [file, line, column].filter((part) => part !== undefined).join(':')
      return [rule, location, message] as const
    })
  }
}

test('reports nothing for a valid site', async () => {
  expect((await check()).lines).toEqual([])
})

describe('reports', () => {
  test.each(CHECK_CASES.map((testCase) => [testCase.name, testCase] as const))(
    '%s',
    async (_name, testCase) => {
      const restore = damage(testCase)
      try {
        const {lines} = await check(testCase.check)
        expect(lines).toEqual(
          testCase.found.map(([rule, location, message]) => [
            rule,
            expect.stringContaining(location),
            expect.stringContaining(message)
          ])
        )
      } finally {
        restore()
      }
    }
  )
})

/** Applies an edit to the site and returns a function that reverts it. */
function damage({replace = {}, replaceInPages, append = {}, remove = []}: CheckCase): () => void {
  /** Original bytes of changed files, or nothing for new files. */
  const kept = new Map<string, Buffer | undefined>()
  const keep = (name: string) => {
    const file = path.join(site.siteDir, name)
    if (!kept.has(file)) kept.set(file, existsSync(file) ? readFileSync(file) : undefined)
    return file
  }
  const change = (name: string, [before, after]: readonly [string, string]) => {
    const file = keep(name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(before, after))
    return text.includes(before)
  }
  for (const [name, pair] of Object.entries(replace)) expect(change(name, pair), name).toBe(true)
  if (replaceInPages) {
    const changed = listPages().map((name) => change(`build/${name}`, replaceInPages))
    expect(changed).toContain(true)
  }
  for (const [name, text] of Object.entries(append)) {
    mkdirSync(path.dirname(path.join(site.siteDir, name)), {recursive: true})
    appendFileSync(keep(name), text)
  }
  for (const start of remove) rmSync(keep(findFile(start)))
  return () => {
    for (const [file, bytes] of kept) {
      if (bytes) writeFileSync(file, bytes)
      else rmSync(file)
    }
  }
}

/** Finds the only file with a path prefix, since published filenames end in a hash. */
function findFile(start: string): string {
  const folder = path.dirname(start)
  const names = readdirSync(path.join(site.siteDir, folder))
  const found = names.filter((name) => name.startsWith(path.basename(start)))
  expect(found, start).toHaveLength(1)
  return path.join(folder, found[0] ?? '')
}

const listPages = () => site.list(/\.html$/)

test('omits findings that the configuration ignores', async () => {
  const restore = damage({
    name: '',
    append: {'docs/guides/colours.md': '\n[x](/docs/nets)\n'},
    replace: {
      'build/docs/guides/colours/index.html': [
        '<div data-static-content="0">',
        '<div data-static-content="0"><a href="/base/docs/nets">x</a><img src="/base/img/nest.svg">'
      ]
    },
    found: []
  })
  try {
    expect((await check({ignore: ['/docs/guides/*']})).lines).toEqual([])
    const rules = async (settings: object) => (await check(settings)).lines.map(([rule]) => rule)
    expect(await rules({ignore: [{rule: 'missing-alt', page: '/docs/**'}]})).toEqual([
      'broken-link'
    ])
    expect(await rules({ignore: [{target: '/base/docs/*'}]})).toEqual(['missing-alt'])
    expect(await rules({rules: {'broken-link': 'off'}})).toEqual(['missing-alt'])
    const {findings} = await check({rules: {'broken-link': 'warn'}})
    expect(findings.map(({level}) => level)).toEqual(['warn', 'error'])
  } finally {
    restore()
  }
})

test('reports pages that are missing since the last deployment, with a suggested redirect', async () => {
  const {manifest} = await check()
  const {'/docs/intro': intro, ...pages} = manifest.pages
  const before = {
    ...manifest,
    pages: {
      ...pages,
      '/docs/intro': {...intro, anchors: [...(intro?.anchors ?? []), 'belov']},
      '/guides/feathers': {source: 'docs/guides/colours.md', anchors: []},
      '/guides/homes': {title: 'Nests | Checked', anchors: []},
      '/news/first': {anchors: []},
      '/gone': {anchors: []}
    },
    redirects: [...manifest.redirects, '/docs/startt']
  }
  writeFileSync(path.join(site.siteDir, 'urls.json'), JSON.stringify(before))
  const {findings} = await check({}, {against: 'urls.json'})
  expect(findings.map(({rule, target, hint}) => [rule, target, hint])).toEqual([
    ['lost-url', '/docs/startt', 'Add a redirect to its replacement, or restore the page.'],
    ['lost-url', '/gone', 'Add a redirect to its replacement, or restore the page.'],
    [
      'lost-url',
      '/guides/feathers',
      "Add a redirect, e.g. `{from: '/guides/feathers', to: '/docs/guides/colours'}`."
    ],
    [
      'lost-url',
      '/guides/homes',
      "Add a redirect, e.g. `{from: '/guides/homes', to: '/docs/guides/nests'}`."
    ],
    [
      'lost-url',
      '/news/first',
      "Add a redirect, e.g. `{from: '/news/first', to: '/blog/2026/01/31/first'}`."
    ],
    [
      'lost-anchor',
      '/docs/intro#belov',
      'If #below is the same heading, restore its old ID, e.g. `{#belov}`.'
    ]
  ])
})

describe('the command', () => {
  const run = (...args: string[]) => runSite(['check', site.siteDir, ...args], site.siteDir)

  test("prints that there are no problems, and saves the site's URLs", async () => {
    const {exitCode, stdout, stderr} = await run('--save', 'kept/urls.json')
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^No problems in 10 pages \(.*\)\n$/)
    const {pages, redirects} = JSON.parse(
      readFileSync(path.join(site.siteDir, 'kept/urls.json'), 'utf8')
    )
    expect(Object.keys(pages)).toContain('/docs/guides/nests')
    expect(pages['/docs/guides/colours']).toEqual({
      title: 'Colours | Checked',
      source: 'docs/guides/colours.md',
      anchors: ['mixing']
    })
    expect(redirects).toEqual(['/docs/paint', '/docs/start'])
  })

  test('exits with code 1 on errors, and prints locations and hints', async () => {
    const restore = damage({
      name: '',
      append: {'docs/guides/colours.md': '\n[x](/docs/nets)\n'},
      replace: {
        'build/docs/guides/colours/index.html': [
          '<div data-static-content="0">',
          '<div data-static-content="0"><a href="/base/docs/introo">x</a><a href="/base/docs/nets">x</a>'
        ]
      },
      found: []
    })
    try {
      const text = await run()
      expect(text.exitCode).toBe(1)
      expect(
        text.stdout.replace(/:1:\d+\n/, ':1:…\n').replace(/\([^()]*\)\n$/, '(no time)\n')
      ).toBe(FOUND)
      const sarif = await run('--format', 'sarif', '--output', 'found.sarif')
      expect(sarif.exitCode).toBe(1)
      expect(sarif.stdout).toMatch(
        /^2 errors and 1 warning in 10 pages \(.*\): see found\.sarif\n$/
      )
      const log = JSON.parse(readFileSync(path.join(site.siteDir, 'found.sarif'), 'utf8'))
      expect(log.version).toBe('2.1.0')
      expect(log.runs[0].results[1].locations[0].physicalLocation).toEqual({
        artifactLocation: {uri: 'docs/guides/colours.md'},
        region: {startLine: 12, startColumn: 5}
      })
    } finally {
      restore()
    }
  })
})

const FOUND = `broken-link  2 errors
  build/docs/guides/colours/index.html:1:…
    The link to /docs/introo is broken: the page doesn't exist.
    → Did you mean /docs/intro?
  docs/guides/colours.md:12:5
    The link to /docs/nets is broken: the page doesn't exist.
    → Fix the link, or add the page.

output-stale  1 warning
    The build is outdated: docs/guides/colours.md changed since.
    → Run \`npx site build\` again to check the current content.

2 errors and 1 warning in 10 pages (no time)
`
