import fs from 'node:fs'
import path from 'node:path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite, MARKDOWN_CONFIG} from '@lectern/testing/markdown-site'
import type {DevEvent, SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {loadDevSite} from '../site/dev-site.js'
import {createSiteUpdates} from './site-updates.js'
import {relativePath} from '@lectern/shared/files/relative-path'

const FILES = {
  'owl.md': '---\nslug: night/owl\n---\n\nText.\n',
  'heron.md': 'Text.\n\nMore.\n',
  'static/owl 1.svg': '<svg/>'
}

async function start() {
  const siteDir = createMarkdownSite(FILES)
  const settings = {
    siteDir,
    cacheDir: path.join(siteDir, '.site'),
    generator: createGenerator(),
    now: () => 100
  }
  const site = await loadDevSite(settings, {})
  const sent: DevEvent[] = []
  const reported: string[] = []
  const notes: (string | undefined)[] = []
  let bundled = 0
  let bundleInputs: ReadonlySet<string> = new Set()
  let bundleProblems: readonly SiteProblem[] = []
  let bundleWarnings: readonly SiteProblem[] = []
  let watched = 0
  const updates = createSiteUpdates({
    site,
    settings,
    bundles: {
      async update() {
        bundled += 1
      },
      async replace(files) {
        return files.map((file) => ({module: path.basename(file), code: '', url: `/${bundled}`}))
      },
      problems: () => bundleProblems,
      warnings: () => bundleWarnings,
      inputs: () => bundleInputs
    },
    pages: {contents: () => new Map()},
    report: {
      updated: (files, milliseconds, note) => {
        reported.push(
          `${files.map((file) => relativePath(siteDir, file)).join(', ')} in ${milliseconds}`
        )
        notes.push(note)
      },
      problems: (about, problems, kind) =>
        reported.push(...problems.map(({code}) => `${kind} of ${about}: ${code}`))
    },
    send: (event) => sent.push(event),
    watch: () => {
      watched += 1
    }
  })
  const at = (file: string) => path.join(siteDir, file)
  /** Notifies the updates of changed files, and returns the events for open pages. */
  const receive = async (...files: string[]) => {
    sent.length = 0
    updates.receive(files.map(at), 60)
    await updates.settled()
    return [...sent]
  }
  /** Writes a file, or deletes it if `text` is `undefined`. Returns its path. */
  const write = (file: string, text?: string) => {
    if (text === undefined) fs.rmSync(at(file))
    else fs.writeFileSync(at(file), text)
    return at(file)
  }
  const change = (files: Readonly<Record<string, string | undefined>>) => {
    for (const [file, text] of Object.entries(files)) write(file, text)
    return receive(...Object.keys(files))
  }
  return {
    updates,
    change,
    write,
    receive,
    sent,
    reported,
    notes,
    bundled: () => bundled,
    watched: () => watched,
    addInput: (file: string) => {
      bundleInputs = new Set([...bundleInputs, at(file)])
    },
    failBundles: (problems: readonly SiteProblem[]) => {
      bundleProblems = problems
    },
    warnAboutBundles: (problems: readonly SiteProblem[]) => {
      bundleWarnings = problems
    },
    paths: () => [...updates.site().routes.byPath.keys()].sort()
  }
}

test('a changed text only updates its page', async () => {
  const {change, reported, updates, bundled} = await start()
  const events = await change({'heron.md': 'Text.\n\nAnother text.\n'})
  expect(events).toEqual([{type: 'update', version: 1, pages: ['/heron'], files: [], moves: {}}])
  expect(reported).toEqual(['heron.md in 40'])
  expect([updates.version(), bundled()]).toEqual([1, 0])
})

test('errors of bundles are old once their source is edited', async () => {
  const {change, updates, reported, failBundles} = await start()
  const problem = {code: 'import-missing', message: 'No nest.'} as const
  failBundles([{...problem, position: {file: 'heron.md', line: 1}}])
  updates.reportProblems()
  await change({'heron.md': 'Text.\n\nFixed.\n'})
  expect(reported).toEqual(['error of the site: import-missing', 'heron.md in 40'])
  failBundles([{...problem, position: {file: 'heron.md', line: 3}}])
  updates.reportProblems()
  expect(reported.at(-1)).toBe('error of the site: import-missing')
})

test('pages get a changed component before the bundles are ready', async () => {
  const {change, write, addInput, bundled} = await start()
  write('box.jsx', 'export const Box = () => null\n')
  addInput('box.jsx')
  const events = await change({'box.jsx': 'export const Box = () => 1\n'})
  expect(events).toMatchObject([
    // The URL shows that nothing had been bundled.
    {type: 'replace', replacements: [{module: 'box.jsx', url: '/0'}]},
    {type: 'update', pages: 'all'}
  ])
  expect(bundled()).toBe(1)
})

test('lists show a changed first paragraph once a different page is requested', async () => {
  const {updates, write, sent} = await start()
  const listed = () => updates.site().sources['heron.md']?.scanned.description
  updates.receive([write('heron.md', 'Another text.\n\nMore.\n')], 60)
  await updates.settled('/heron')
  expect(sent).toMatchObject([{pages: ['/heron']}])
  expect(listed()).toBe('Text.')
  await updates.settled('/night/owl')
  expect(listed()).toBe('Another text.')
})

test('an edit of a long first paragraph only updates its page', async () => {
  // The description ends at a word, so it differs from the whole line.
  const long = (word: string) => `${`${word} sings. `.repeat(40)}\n\nMore.\n`
  const {change, updates} = await start()
  await change({'heron.md': long('Lark')})
  await updates.settled()
  const before = updates.site()
  expect(before.sources['heron.md']?.scanned.opening).toContain('Lark')
  expect(await change({'heron.md': long('Wren')})).toMatchObject([{pages: ['/heron']}])
  await updates.settled('/night/owl')
  expect(updates.site().sources['heron.md']?.scanned.opening).toContain('Wren')
})

test('plugin output contains the current first paragraphs', async () => {
  const {updates, change} = await start()
  await change({'heron.md': 'Another text.\n\nMore.\n'})
  await updates.settled()
  expect(updates.site().sources['heron.md']?.scanned.description).toBe('Another text.')
})

test('a file saved without changes updates nothing', async () => {
  const {receive, change, updates, reported} = await start()
  await change({'heron.md': 'Another text.\n'})
  expect(await receive('heron.md')).toEqual([])
  expect([updates.version(), reported.length]).toEqual([1, 1])
})

test('a page with a new path redirects its open tabs', async () => {
  const {change, paths} = await start()
  const events = await change({'owl.md': '---\nslug: day/eule ä\n---\n\nText.\n'})
  expect(events).toMatchObject([{pages: 'all', moves: {'/night/owl': '/day/eule%20%C3%A4'}}])
  expect(paths()).toEqual(['/day/eule ä', '/heron'])
})

test('new files add pages and deleted files remove them', async () => {
  const {change, paths, watched} = await start()
  expect(await change({'lark.md': 'New.\n', 'heron.md': undefined})).toMatchObject([
    {pages: 'all', moves: {}}
  ])
  expect(paths()).toEqual(['/lark', '/night/owl'])
  expect(watched()).toBe(1)
})

test('a deleted file that is restored unchanged becomes a page again', async () => {
  const {change, paths} = await start()
  await change({'heron.md': undefined})
  expect(paths()).toEqual(['/night/owl'])
  await change({'heron.md': FILES['heron.md']})
  expect(paths()).toEqual(['/heron', '/night/owl'])
})

test('a static file is reloaded by its URL', async () => {
  const {change} = await start()
  expect(await change({'static/owl 1.svg': '<svg><g/></svg>'})).toMatchObject([
    {pages: [], files: ['/owl%201.svg']}
  ])
})

test('a new base URL is used immediately, and the previous one is remembered', async () => {
  const {change, updates, notes} = await start()
  const withBase = MARKDOWN_CONFIG.replace("title: 'Birds'", "title: 'Birds', baseUrl: '/base/'")
  expect(await change({'site.config.mjs': withBase})).toMatchObject([{pages: 'all'}])
  expect(updates.site().site.siteConfig.baseUrl).toBe('/base/')
  expect(updates.formerBaseUrls()).toEqual(['/'])
  expect(notes).toEqual(['configuration reloaded'])
  await change({'site.config.mjs': MARKDOWN_CONFIG})
  expect(updates.formerBaseUrls()).toEqual(['/base/'])
})

test("an invalid configuration keeps the site unchanged until it's fixed", async () => {
  const {change, updates, paths, reported, bundled} = await start()
  const events = await change({'site.config.mjs': 'export default {title: 1}\n'})
  expect(bundled()).toBe(0)
  expect(events).toMatchObject([{version: 1, pages: 'all'}])
  expect(updates.problems()).not.toEqual([])
  expect(reported.at(-1)).toContain('error of the site')
  expect(paths()).toEqual(['/heron', '/night/owl'])
  await change({'heron.md': '---\nslug: a\n---\n'})
  expect(updates.problems()).not.toEqual([])
  await change({'site.config.mjs': MARKDOWN_CONFIG})
  expect([updates.problems(), paths()]).toEqual([[], ['/a', '/night/owl']])
})

test('reports bundle problems together with problems of the site', async () => {
  const {change, reported, failBundles} = await start()
  failBundles([{code: 'bundle-failed', message: 'No good.'}])
  await change({'heron.md': 'Another text.\n'})
  expect(reported).toEqual(['heron.md in 40', 'error of the site: bundle-failed'])
})

test('runs updates one after the other', async () => {
  const {receive, updates, change} = await start()
  const [first, second] = [
    change({'heron.md': 'One.\n'}),
    change({'owl.md': '---\nslug: b\n---\n'})
  ]
  await Promise.all([first, second])
  expect(updates.version()).toBe(2)
  expect(await receive()).toEqual([])
})

test('reports warnings of the site and its bundles', async () => {
  const {change, reported, warnAboutBundles} = await start()
  warnAboutBundles([{code: 'css-invalid', policy: 'warn', message: 'The brace is open.'}])
  const config = MARKDOWN_CONFIG.replace(
    "title: 'Birds'",
    "title: 'Birds', onDuplicateRoutes: 'warn'"
  )
  await change({'site.config.mjs': config, 'heron.md': '---\nslug: night/owl\n---\n'})
  expect(reported.slice(1)).toEqual([
    'warning of the site: route-conflict',
    'warning of the site: css-invalid'
  ])
})
