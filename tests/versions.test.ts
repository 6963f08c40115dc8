import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'
import {readMainScript} from './main-script.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(copyFixture('versions'))
  expect(site.stderr).toBe('')
})

/** Returns the links in a part of a page with their text. */
function linksIn(file: string, part: RegExp): string[] {
  const html = part.exec(site.read(`${file}/index.html`))?.[0] ?? ''
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, href, text]) => `${text} ${href}`
  )
}

const BODY = /<div data-static-content.*?<\/div>/s
const BANNER = /<aside class="theme-doc-version-banner.*?<\/aside>/s
const DROPDOWN = /<ul class="dropdown__menu">.*?<\/ul>/s

function canonicalOf(file: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(site.read(`${file}/index.html`))?.[1]
}

describe('docs with several versions', () => {
  test("are compiled once if they're equal", () => {
    expect(site.stdout).toMatch(/content {3}10 compiled, 6 cached/)
  })

  test('link to their own version', () => {
    expect(linksIn('docs/guide/feeders', BODY)).toEqual([
      'start /docs',
      'nest boxes /docs/guide/nest-boxes'
    ])
    expect(linksIn('docs/next/guide/feeders', BODY)).toEqual([
      'start /docs/next',
      'nest boxes /docs/next/guide/boxes'
    ])
    expect(linksIn('docs/first/guide/feeders', BODY)).toEqual([
      'start /docs/first',
      'nest boxes /docs/first/guide/nest-boxes'
    ])
  })

  test('link to their own version from components and partials', () => {
    const linksOf = (file: string) =>
      linksIn(file, /<button>seen 0<\/button>.*?<\/div>/s).map((link) => link.split(' ').at(-1))
    expect(linksOf('docs/next/guide/watch')).toEqual([
      '/docs/next/guide/boxes',
      '/docs/next/guide/feeders'
    ])
    expect(linksOf('docs/first/guide/watch')).toEqual([
      '/docs/first/guide/nest-boxes',
      '/docs/first/guide/feeders'
    ])
  })

  test('each have their own image, which is published once', () => {
    const imageOf = (file: string) =>
      /src="([^"]*bird[^"]*)"/.exec(site.read(`${file}/index.html`))?.[1]
    expect(imageOf('docs/guide/feeders')).toMatch(/^\/assets\/images\/bird-\w+\.svg$/)
    expect(imageOf('docs/first/guide/feeders')).toBe(imageOf('docs/guide/feeders'))
  })

  test('can be linked from other docs by file', () => {
    expect(linksIn('community/rules', BODY)).toEqual([
      'pond /docs/next/guide/ponds',
      'old traps /docs/first/traps'
    ])
  })
})

describe('the version banner', () => {
  test('links to the same page in the last version', () => {
    expect(linksIn('docs/first/guide/feeders', BANNER)).toEqual([
      'the latest version (2.0) /docs/guide/feeders'
    ])
    expect(linksIn('docs/first/guides', BANNER)).toEqual(['the latest version (2.0) /docs/guides'])
  })

  test('links to a page that has moved', () => {
    expect(linksIn('docs/next/guide/boxes', BANNER)).toEqual([
      'the latest version (2.0) /docs/guide/nest-boxes'
    ])
  })

  test('links to the first page if the last version lacks the page', () => {
    expect(linksIn('docs/first/traps', BANNER)).toEqual(['the latest version (2.0) /docs'])
  })

  test("describes the version, and isn't shown in the last one", () => {
    expect(site.read('docs/first/index.html')).toContain(
      '1.0 (old), which is no longer actively maintained'
    )
    expect(site.read('docs/next/index.html')).toContain('This is unreleased documentation for ')
    expect(site.read('docs/index.html')).not.toContain('theme-doc-version-banner')
  })
})

describe('the version dropdown', () => {
  test('links to the same page in every version that has it', () => {
    expect(linksIn('docs/next/guide/boxes', DROPDOWN)).toEqual([
      'Next /docs/next/guide/boxes',
      '2.0 /docs/guide/nest-boxes',
      '1.0 (old) /docs/first/guide/nest-boxes',
      '0.x https://old.example.com'
    ])
    expect(linksIn('docs/next/guide/ponds', DROPDOWN).slice(0, 3)).toEqual([
      'Next /docs/next/guide/ponds',
      '2.0 /docs',
      '1.0 (old) /docs/first'
    ])
  })

  test('links to first pages from outside the docs', () => {
    expect(linksIn('community/rules', DROPDOWN).slice(0, 3)).toEqual([
      'Next /docs/next',
      '2.0 /docs',
      '1.0 (old) /docs/first'
    ])
  })
})

describe('search engines', () => {
  test('are pointed from other versions to the last one', () => {
    const origin = 'https://docs.example.com'
    expect(canonicalOf('docs/first/guide/feeders')).toBe(`${origin}/docs/guide/feeders`)
    expect(canonicalOf('docs/next/guide/boxes')).toBe(`${origin}/docs/guide/nest-boxes`)
    expect(canonicalOf('docs/first/traps')).toBe(`${origin}/docs/first/traps`)
    expect(canonicalOf('docs/guide/feeders')).toBe(`${origin}/docs/guide/feeders`)
  })

  test('skip a version with noIndex', () => {
    const robots = '<meta name="robots" content="noindex, nofollow">'
    expect(site.read('docs/first/index.html')).toContain(robots)
    expect(site.read('docs/next/index.html')).not.toContain(robots)
  })
})

describe('data of the docs plugin', () => {
  test('lists each version, without growing with the docs', () => {
    const script = readMainScript(site)
    expect(script).toContain('mainDocId')
    expect(script).not.toContain('guide/ponds')
  })

  test('is complete in a file per version', () => {
    const index = JSON.parse(site.read('assets/data/index.json')) as Record<string, string>
    expect(JSON.parse(site.read(index['docs-default-1-0'] ?? ''))).toEqual({
      docs: [
        {
          id: 'guide/feeders',
          path: '/docs/first/guide/feeders',
          label: 'Feeders',
          sidebar: 'guides'
        },
        {
          ...{id: 'guide/nest-boxes', path: '/docs/first/guide/nest-boxes'},
          ...{label: 'Nest boxes', sidebar: 'guides'}
        },
        {id: 'guide/watch', path: '/docs/first/guide/watch', label: 'Watch', sidebar: 'guides'},
        {id: 'intro', path: '/docs/first', label: 'Birds', sidebar: 'guides'},
        {id: 'traps', path: '/docs/first/traps', label: 'Traps'}
      ],
      draftIds: []
    })
  })

  test('is available to components', () => {
    expect(site.read('index.html')).toContain(
      'docs: default, community; latest: 2.0; in docs: false'
    )
  })
})

describe('site docs:version', () => {
  test('copies the current docs, and the next build compiles nothing', async () => {
    const siteDir = copyFixture('versions')
    expect((await buildSite(siteDir)).exitCode).toBe(0)
    const run = await runSite(['docs:version', '3.0', siteDir], siteDir)
    expect(run).toEqual({
      exitCode: 0,
      stdout: `Created version 3.0:
  versioned_docs/version-3.0
  versioned_sidebars/version-3.0-sidebars.json
  versions.json
`,
      stderr: ''
    })
    const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8')
    expect(JSON.parse(read('versions.json'))).toEqual(['3.0', '2.0', '1.0'])
    expect(read('versioned_docs/version-3.0/guide/bird.svg')).toBe(read('docs/guide/bird.svg'))
    const built = await buildSite(siteDir)
    expect(built.stderr).toBe('')
    expect(built.stdout).toMatch(/content {3}0 compiled, 21 cached/)
    expect(built.read('docs/guide/boxes/index.html')).toContain('href="/docs/2.0/guide/nest-boxes"')
    expect(built.read('docs/2.0/index.html')).toContain('no longer actively maintained')
  })

  test('adjusts paths outside the docs, and the next build succeeds', async () => {
    const siteDir = copyFixture('versions')
    writeFileSync(path.join(siteDir, 'src/owl.js'), "export const call = 'hoot'\n")
    writeFileSync(
      path.join(siteDir, 'docs/guide/owls.mdx'),
      "import {call} from '../../src/owl'\n\n# Owls\n\n{call}\n\n```js file=../../src/owl.js\n```\n"
    )
    expect((await runSite(['docs:version', '3.0', siteDir], siteDir)).exitCode).toBe(0)
    const built = await buildSite(siteDir)
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(built.read('docs/guide/owls/index.html')).toContain('hoot')
  })

  test('creates a version of a different instance, for a site in the folder', async () => {
    const siteDir = copyFixture('versions')
    const run = await runSite(['docs:version', '1', '--id', 'community'], siteDir)
    expect([run.exitCode, run.stderr]).toEqual([0, ''])
    expect(readFileSync(path.join(siteDir, 'community_versions.json'), 'utf8')).toBe(
      '[\n  "1"\n]\n'
    )
    const sidebars = 'community_versioned_sidebars/version-1-sidebars.json'
    expect(JSON.parse(readFileSync(path.join(siteDir, sidebars), 'utf8'))).toEqual({
      defaultSidebar: [{type: 'autogenerated', dirName: '.'}]
    })
    expect(existsSync(path.join(siteDir, 'community_versioned_docs/version-1/rules.md'))).toBe(true)
  })

  const refused: readonly [string, string[], number, string][] = [
    ['a name that is taken', ['docs:version', '2.0'], 1, 'The version `2.0` already exists.'],
    ['a name with a slash', ['docs:version', 'a/b'], 1, 'The version name "a/b" has a slash.'],
    ['no name', ['docs:version'], 2, 'error: missing <version>: name of the new version'],
    ['two names', ['docs:version', '3', '4'], 2, 'error: too many arguments: 4'],
    ['a flag', ['docs:version', '3', '--force'], 2, "error: unknown option '--force'"],
    [
      "an instance that doesn't exist",
      ['docs:version', '3', '--id', 'comunity'],
      1,
      'No plugin instance with the ID `comunity` has the command `docs:version`.\n  → Did you mean `community`?'
    ],
    [
      'a command that no plugin has',
      ['docs:verson', '3'],
      1,
      "The command `docs:verson` isn't provided by any plugin of this site.\n  → Did you mean `docs:version`?"
    ]
  ]

  test.each(refused)('rejects %s', async (_title, args, exitCode, text) => {
    const run = await runSite(args, site.siteDir)
    expect(run.stderr).toContain(text)
    expect(run.exitCode).toBe(exitCode)
    expect(readFileSync(path.join(site.siteDir, 'versions.json'), 'utf8')).toBe('["2.0", "1.0"]\n')
  })

  test.each([
    ['docs:version', '--help'],
    ['help', 'docs:version']
  ])('describes its arguments with %s %s', async (...args) => {
    const {exitCode, stdout} = await runSite(args, site.siteDir)
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Usage: site docs:version [options] <version> [siteDir]\n')
    expect(stdout).toMatch(/^ {2}version +name of the new version, e\.g\. 1\.0\.0$/m)
  })

  test("doesn't touch a folder of an unlisted version", async () => {
    const siteDir = copyFixture('versions')
    cpSync(path.join(siteDir, 'docs'), path.join(siteDir, 'versioned_docs/version-9'), {
      recursive: true
    })
    const run = await runSite(['docs:version', '9'], siteDir)
    expect(run.stderr).toContain('The folder `versioned_docs/version-9` already exists')
  })
})

test('a removed version is removed completely', async () => {
  const siteDir = copyFixture('versions')
  expect((await buildSite(siteDir)).exitCode).toBe(0)
  writeFileSync(path.join(siteDir, 'versions.json'), '["2.0"]\n')
  rmSync(path.join(siteDir, 'versioned_docs/version-1.0'), {recursive: true})
  for (const [file, from, to] of [
    [
      'site.config.mjs',
      "versions: {'1.0': {label: '1.0 (old)', path: 'first', noIndex: true}}",
      ''
    ],
    ['community/rules.md', / and the .*/, '']
  ] as const) {
    const text = readFileSync(path.join(siteDir, file), 'utf8')
    writeFileSync(path.join(siteDir, file), text.replace(from, to))
  }
  const built = await buildSite(siteDir)
  expect([built.exitCode, built.stderr]).toEqual([0, ''])
  expect(existsSync(path.join(built.outDir, 'docs/first'))).toBe(false)
  expect(built.read('docs/index.html')).not.toContain('/docs/first')
})
