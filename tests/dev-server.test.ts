import {execFileSync} from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {afterAll, afterEach, beforeAll, describe, expect, inject, test} from 'vitest'
import {startDevServer, type DevServer, type DevServerOptions} from './dev-server.js'

const TIMEOUT = {timeout: 30_000, interval: 50}

let shared: DevServer
const others: DevServer[] = []

beforeAll(async () => {
  shared = await startDevServer()
})
afterEach(async () => {
  await Promise.all(others.splice(0).map((server) => server.stop()))
  await shared.restore()
})
afterAll(() => shared.stop())

async function start(options?: DevServerOptions): Promise<DevServer> {
  const server = await startDevServer(options)
  others.push(server)
  return server
}

async function read({origin}: DevServer, url: string): Promise<string> {
  return (await fetch(origin + url)).text()
}

/** Waits until a page contains a string. The actual content is too long for the output. */
async function expectPage(server: DevServer, url: string, words: string): Promise<void> {
  const holds = async () => (await read(server, url)).includes(words)
  await expect.poll(holds, {...TIMEOUT, message: `${url} holds “${words}”`}).toBe(true)
}

/** Counts the updates that the server has reported. */
function countUpdates({output}: DevServer): number {
  return output().match(/^updated /gm)?.length ?? 0
}

test('translated strings update when their file is created and edited', async () => {
  const url = '/docs/intro'
  await expectPage(shared, url, 'Skip to main content')
  const writeText = (words: string) =>
    shared.write(
      'i18n/en/code.json',
      JSON.stringify({'theme.common.skipToMainContent': {message: words}})
    )
  writeText('To the words')
  await expectPage(shared, url, 'To the words')
  writeText('To the text')
  await expectPage(shared, url, 'To the text')
  const navbar = {title: {message: 'Sketch'}}
  shared.write('i18n/en/docusaurus-theme-classic/navbar.json', JSON.stringify(navbar))
  await expectPage(shared, url, '>Sketch<')
  shared.write('i18n/en/code.json', '{')
  await expect.poll(shared.output, TIMEOUT).toContain('i18n/en/code.json')
  writeText('To the end')
  await expectPage(shared, url, 'To the end')
})

test('content errors are reported at startup and on save, before the page is requested', async () => {
  const wrong = '---\ntitle: Wrong\nsidebar_position: first\n---\n\nWords.\n'
  const server = await start({files: {'docs/wrong.md': wrong}})
  const told = () => server.output().match(/^.*docs\/wrong\.md:3.*$/gm)?.length ?? 0
  await expect.poll(told, TIMEOUT).toBe(1)
  expect(server.output()).toContain('`sidebar_position` is "first"')
  await read(server, '/docs/wrong')
  expect(told()).toBe(1)
  server.edit('docs/wrong.md', 'first', '1')
  await expect.poll(server.output, TIMEOUT).toContain('fixed: the site')
  server.edit('docs/intro.md', 'title: Intro', 'title: Intro\nslug: 7')
  await expect.poll(server.output, TIMEOUT).toContain('`slug` is 7')
})

describe('a save', () => {
  const INTRO = 'docs/intro.md'
  const textOf = (words: string) => `---\ntitle: Intro\n---\n\n${words}\n`

  /** Polls the page until it contains a string. Returns all states that it had. */
  async function watchPage(words: string): Promise<string[]> {
    const states = new Set<string>()
    const look = async () => {
      const page = await read(shared, '/docs/intro')
      states.add(/<p>(.*?)<\/p>/s.exec(page)?.[1] ?? 'nothing')
      return states.has(words)
    }
    await expect.poll(look, TIMEOUT).toBe(true)
    return [...states].filter((state) => state !== 'The first words.')
  }

  test('that replaces the file shows the new content', async () => {
    await read(shared, '/docs/intro')
    shared.write('docs/sed7xQ', textOf('Put in place.'))
    shared.rename('docs/sed7xQ', INTRO)
    expect(await watchPage('Put in place.')).toEqual(['Put in place.'])
    expect(countUpdates(shared)).toBe(1)
    expect(shared.output()).toContain('updated docs/intro.md in')
  })

  test('in two writes is one update', async () => {
    await read(shared, '/docs/intro')
    shared.suspend(() => {
      shared.write(INTRO, textOf('Half of'))
      shared.write(INTRO, textOf('Half of it and the rest.'))
    })
    expect(await watchPage('Half of it and the rest.')).toEqual(['Half of it and the rest.'])
    expect(countUpdates(shared)).toBe(1)
  })

  test('never shows a page whose file is still being written', async () => {
    await read(shared, '/docs/intro')
    const file = openSync(path.join(shared.siteDir, INTRO), 'w')
    const states = watchPage('Written at last.')
    await wait(60)
    writeSync(file, textOf('Written at last.'))
    closeSync(file)
    expect(await states).toEqual(['Written at last.'])
  })

  test("right after a previous one isn't lost", async () => {
    await read(shared, '/docs/intro')
    for (const pause of [25, 35, 45, 55]) {
      shared.write(INTRO, textOf(`First, ${pause}.`))
      await wait(pause)
      shared.write(INTRO, textOf(`Then, ${pause}.`))
      await watchPage(`Then, ${pause}.`)
    }
  })
})

test("a draft is shown with a note, also after it's saved", async () => {
  shared.write('docs/plan.md', '---\ntitle: Plan\ndraft: true\n---\n\nNot for readers yet.\n')
  await expectPage(shared, '/docs/plan', 'Not for readers yet.')
  shared.write('docs/plan.md', '---\ntitle: Plan\ndraft: true\n---\n\nStill not.\n')
  await expectPage(shared, '/docs/plan', 'Still not.')
  const banner = 'This page is a draft.'
  expect(await read(shared, '/docs/plan')).toContain(banner)
  shared.write('docs/plan.md', '---\ntitle: Plan\n---\n\nFor readers now.\n')
  await expectPage(shared, '/docs/plan', 'For readers now.')
  expect(await read(shared, '/docs/plan')).not.toContain(banner)
})

test('a scheduled post is shown with a note', async () => {
  const text = (date: string) => `---\ndate: ${date}\nslug: soon\n---\n\nOn ${date}.\n`
  shared.write('blog/soon.md', text('9999-01-01'))
  await expectPage(shared, '/blog/soon', 'On 9999-01-01.')
  const note = 'This post is scheduled.'
  expect(await read(shared, '/blog/soon')).toContain(note)
  shared.write('blog/soon.md', text('2024-02-01'))
  await expectPage(shared, '/blog/soon', 'On 2024-02-01.')
  expect(await read(shared, '/blog/soon')).not.toContain(note)
})

test('checking out 500 files is one update, and no page is stale', async () => {
  const server = await start()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: server.siteDir,
      stdio: 'pipe'
    })
  const writeAll = (words: string) => {
    for (let index = 0; index < 500; index++)
      server.write(
        `docs/many/page-${index}.md`,
        `---\ntitle: Page ${index} ${words}\n---\n\nWords of ${words}.\n`
      )
  }
  git('init', '--quiet', '--initial-branch=main')
  server.write('.gitignore', '.site\n')
  writeAll('before')
  git('add', '.')
  git('commit', '--quiet', '--message=before')
  git('checkout', '--quiet', '-b', 'after')
  writeAll('after')
  git('commit', '--quiet', '--all', '--message=after')
  git('checkout', '--quiet', 'main')
  await expectPage(server, '/docs/many/page-7', 'Words of before')
  await wait(1000)
  const before = countUpdates(server)
  git('checkout', '--quiet', 'after')
  await expectPage(server, '/docs/many/page-7', 'Words of after')
  for (const index of [0, 250, 499]) {
    const page = await read(server, `/docs/many/page-${index}`)
    expect(page.includes(`Page ${index} after`)).toBe(true)
    expect(page.includes(' before')).toBe(false)
  }
  expect(countUpdates(server) - before).toBe(1)
})

test("changes during the first scan aren't lost", async () => {
  const server = await start({
    files: {
      'late.js': `import fs from 'node:fs'
        export default ({siteDir}) => ({
          name: 'late',
          async injectHtmlTags() {
            const file = siteDir + '/docs/other.md'
            const text = fs.readFileSync(file, 'utf8')
            // By now the documents have been scanned.
            await new Promise((resolve) => setTimeout(resolve, 500))
            fs.writeFileSync(file, text.replace('title: Other', 'title: Written late'))
            return {}
          }
        })`,
      'site.config.mjs': `export default {
        title: 'Late',
        url: 'https://docs.example.com',
        presets: ['classic'],
        plugins: ['./late.js']
      }`
    }
  })
  await expectPage(server, '/docs/intro', 'Written late')
})

describe('the configuration', () => {
  const CONFIG = 'site.config.mjs'

  test('is reloaded, and an invalid one keeps the last valid one in use', async () => {
    shared.edit(CONFIG, "title: 'Draft',\n  url", "title: 'Final',\n  url")
    await expectPage(shared, '/docs/intro', 'Intro | Final')
    expect(shared.output()).toContain('(configuration reloaded)')
    shared.edit(CONFIG, 'export default {', 'export default {{')
    await expect
      .poll(shared.output, TIMEOUT)
      .toMatch(/error module-invalid.*\n.*site\.config\.mjs:1/)
    expect(await read(shared, '/docs/intro')).toContain('Intro | Final')
    // A different edit doesn't hide that the configuration is broken.
    shared.edit('docs/other.md', 'title: Other', 'title: Another')
    await expectPage(shared, '/docs/intro', 'Another')
    expect(await read(shared, '/docs/intro')).toContain('"code":"module-invalid"')
    shared.edit(CONFIG, 'export default {{', 'export default {')
    await expect.poll(shared.output, TIMEOUT).toContain('fixed: the site')
    expect(await read(shared, '/docs/intro')).not.toContain('"code":"module-invalid"')
  })

  test('can be deleted and restored', async () => {
    shared.rename(CONFIG, 'away.txt')
    await expect.poll(shared.output, TIMEOUT).toContain('error config-missing')
    expect(await read(shared, '/docs/intro')).toContain('The first words.')
    shared.rename('away.txt', CONFIG)
    await expect.poll(shared.output, TIMEOUT).toContain('fixed: the site')
  })

  test('with different plugins restarts the server in the same process and reports it', async () => {
    shared.edit(CONFIG, "'classic',\n      {", "'classic',\n      {blog: false,")
    await expect.poll(shared.output, TIMEOUT).toContain('(restarted with plugins: ')
    expect((await fetch(`${shared.origin}/blog`)).status).toBe(404)
    expect(await read(shared, '/docs/intro')).toContain('The first words.')
  })
})

test("an error in one page or its imports doesn't affect other pages", async () => {
  await expectPage(shared, '/docs/live', 'Counted')
  const errors = [
    ['docs/live.mdx', "'./people.json'", "'./persons.json'"],
    ['src/components/counter.jsx', "'react'", "'./nowhere'"]
  ] as const
  for (const [file, part, error] of errors) {
    shared.edit(file, part, error)
    await expectPage(shared, '/docs/live', '"code":"import-missing"')
    await expectPage(shared, '/docs/intro', '"problems":[]')
    shared.edit('docs/intro.md', 'The first words.', `Written beside ${file}.`)
    await expectPage(shared, '/docs/intro', `Written beside ${file}.`)
    shared.edit(file, error, part)
    await expectPage(shared, '/docs/live', '"problems":[]')
    shared.edit('docs/intro.md', `Written beside ${file}.`, 'The first words.')
  }
})

describe('a plugin that throws', () => {
  const config = (plugin: string) => `export default {
    title: 'Plugin',
    url: 'https://docs.example.com',
    presets: ['classic'],
    plugins: ['${plugin}']
  }`
  const plugin = (body: string) =>
    `export default () => ({name: 'weather', loadContent() { ${body} }})`

  test('is reported with its hook while the server runs', async () => {
    const server = await start({
      files: {'weather.js': plugin('return 1'), 'site.config.mjs': config('./weather.js')}
    })
    server.write('weather.js', plugin("throw new Error('It rains.')"))
    const message = 'The plugin weather failed in loadContent: It rains.'
    await expect.poll(server.output, TIMEOUT).toContain(message)
    const page = await read(server, '/docs/intro')
    expect(page).toContain(message)
    expect(page).toContain('The first words.')
    server.write('weather.js', plugin('return 2'))
    await expect.poll(server.output, TIMEOUT).toContain('fixed: the site')
  })

  test('is reported with its hook at startup', async () => {
    const failure = await start({
      files: {
        'weather.js': plugin("throw new Error('It rains.')"),
        'site.config.mjs': config('./weather.js')
      }
    }).catch((error: Error) => error.message)
    expect(failure).toContain('The plugin weather failed in loadContent: It rains.')
  })
})

test('watches a file outside the site that a plugin registers', async () => {
  const file = path.join(
    mkdtempSync(path.join(inject('temporaryFolder'), 'weather-')),
    'weather.txt'
  )
  writeFileSync(file, 'Rain')
  const server = await start({
    files: {
      'weather.js': `import fs from 'node:fs'
        export default () => ({
          name: 'weather',
          loadContent: () => console.log('weather: ' + fs.readFileSync(${JSON.stringify(file)}, 'utf8')),
          getPathsToWatch: () => [${JSON.stringify(file)}]
        })`,
      'site.config.mjs': `export default {
        title: 'Weather',
        url: 'https://docs.example.com',
        presets: ['classic'],
        plugins: ['./weather.js']
      }`
    }
  })
  writeFileSync(file, 'Sun')
  await expect.poll(server.output, TIMEOUT).toContain('weather: Sun')
})

test('a feed is generated from the current posts on request', async () => {
  const post = 'blog/2024-01-02-hello.md'
  expect(await read(shared, '/blog/rss.xml')).toContain(
    '<link>https://docs.example.com/blog/2024/01/02/hello'
  )
  expect((await fetch(`${shared.origin}/blog/atom.xml`)).headers.get('content-type')).toContain(
    'xml'
  )
  shared.write(post, 'Words that have just been written.\n\n<!-- truncate -->\n')
  await expectPage(shared, '/blog/rss.xml', '<p>Words that have just been written.</p>')
})

test('saving a changelog file adds, changes and removes releases', async () => {
  const release = (version: string, text: string) => `## [${version}] - 2026-01-31\n\n${text}\n\n`
  const server = await start({
    files: {
      'CHANGELOG.md': release('1.0.0', 'The first words.'),
      'site.config.mjs': `export default {
        title: 'Releases',
        url: 'https://docs.example.com',
        presets: [['classic', {docs: false, blog: false}]],
        plugins: ['changelog']
      }`
    }
  })
  const status = async (url: string) => (await fetch(server.origin + url)).status
  await expectPage(server, '/changelog/1.0.0', 'The first words.')
  server.write('CHANGELOG.md', release('1.1.0', 'More.') + release('1.0.0', 'Other words.'))
  await expectPage(server, '/changelog/1.0.0', 'Other words.')
  await expectPage(server, '/changelog/1.1.0', 'More.')
  await expectPage(server, '/changelog', 'href="/changelog/1.1.0"')
  server.write('CHANGELOG.md', release('1.1.0', 'More.'))
  await expect.poll(() => status('/changelog/1.0.0'), TIMEOUT).toBe(404)
  server.write('CHANGELOG.md', `## Nothing\n\n${release('1.1.0', 'More.')}`)
  await expectPage(server, '/changelog/1.1.0', 'has no version')
  expect(server.output()).toContain('  at CHANGELOG.md:1\n')
})

test('an edit of a shared file updates the pages of all versions that use it', async () => {
  const server = await start({
    files: {
      'docs/owl.mdx':
        "import Note from './_note.mdx'\n\n# Owl\n\nShared.\n\n<Note />\n\n```js file=./owl.js\n```\n",
      'docs/_note.mdx': 'A note.\n',
      'docs/owl.js': 'hoot()\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/intro.md': '# Intro\n\nOld intro.\n',
      'site.config.mjs': `export default {
        title: 'Versions',
        url: 'https://docs.example.com',
        presets: [['classic', {
          blog: false,
          docs: {versions: {'1.0': {extends: 'current'}}, lastVersion: 'current'}
        }]]
      }`
    }
  })
  const both = async (page: string, words: string) => {
    await expectPage(server, `/docs/${page}`, words)
    await expectPage(server, `/docs/1.0/${page}`, words)
  }
  await both('owl', 'A note.')
  server.edit('docs/owl.mdx', 'Shared.', 'Edited for all.')
  await both('owl', 'Edited for all.')
  server.write('docs/_note.mdx', 'A new note.\n')
  await both('owl', 'A new note.')
  server.write('docs/owl.js', 'screech()\n')
  await both('owl', 'screech')
  server.write('docs/wren.md', '# Wren\n\nA new page.\n')
  await both('wren', 'A new page.')
  await expectPage(server, '/docs/1.0/intro', 'Old intro.')
  server.edit('docs/intro.md', 'The first words.', 'Words of the base.')
  server.remove('versioned_docs/version-1.0/intro.md')
  await both('intro', 'Words of the base.')
})

describe('a deleted folder', () => {
  test("of docs is reported, and picked up again when it's back", async () => {
    shared.rename('docs', 'elsewhere')
    await expect
      .poll(async () => (await fetch(`${shared.origin}/docs/intro`)).status, TIMEOUT)
      .not.toBe(200)
    expect(await read(shared, '/about')).toContain('About us')
    shared.rename('elsewhere', 'docs')
    await expectPage(shared, '/docs/intro', 'The first words.')
    expect(await read(shared, '/docs/intro')).toContain('"problems":[]')
  })

  test("that contains the whole site doesn't end the server", async () => {
    const server = await start()
    expect(await read(server, '/docs/live')).toContain('Counted')
    const away = path.join(path.dirname(server.siteDir), 'away')
    renameSync(server.siteDir, away)
    await expect.poll(server.output, TIMEOUT).toContain('error site-folder-missing')
    expect(existsSync(server.siteDir)).toBe(false)
    renameSync(away, server.siteDir)
    await expect.poll(server.output, TIMEOUT).toContain('fixed: the site')
    server.edit('docs/live.mdx', 'Words above.', 'Words anew.')
    await expectPage(server, '/docs/live', 'Words anew.')
  })
})

describe('requests', () => {
  /** Sends a request that neither browsers nor `fetch` can send. */
  function request(url: string, headers: http.OutgoingHttpHeaders = {}) {
    const {port} = new URL(shared.origin)
    return new Promise<number | undefined>((resolve, reject) => {
      http
        .get({host: 'localhost', port, path: url, headers}, (response) => {
          response.destroy()
          resolve(response.statusCode)
        })
        .on('error', reject)
    })
  }

  test('for files outside the site or for hidden files are rejected', async () => {
    const bad = [
      '/../site.config.mjs',
      '/%2e%2e/site.config.mjs',
      '/a%2fb',
      '/a%5cb',
      '/a%00',
      '/%'
    ]
    for (const url of bad) expect([url, await request(url)]).toEqual([url, 400])
    const hidden = ['/site.config.mjs', '/docs/intro.md', '/.site/cache/dev/sources.json']
    for (const url of hidden) expect([url, await request(url)]).toEqual([url, 404])
  })

  test('from other websites are rejected: pages, scripts and the update stream', async () => {
    const foreign: http.OutgoingHttpHeaders[] = [
      {host: 'evil.example'},
      {origin: 'https://evil.example'},
      {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'},
      {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors'}
    ]
    for (const headers of foreign) {
      for (const url of ['/docs/intro', '/__lectern/events?page=/docs/intro', '/img/logo.svg'])
        expect([headers, url, await request(url, headers)]).toEqual([headers, url, 403])
    }
  })
})

test('a port in use is reported', async () => {
  const {port} = new URL(shared.origin)
  const server = await start({args: ['--port', port]})
  expect(Number(new URL(server.origin).port)).toBeGreaterThan(Number(port))
  await expect.poll(server.output).toContain(`Port ${port} is in use`)
})

test("an error in a site's timer is reported, and the server keeps running", async () => {
  const dev = await start({
    fixture: 'minimal',
    files: {
      'timer.mjs':
        "export const timer = setTimeout(() => {\n  throw new Error('No wings')\n}, 1)\n",
      'site.config.mjs':
        "import './timer.mjs'\nexport default {title: 'Owls', url: 'https://owls.example', presets: [['classic', {blog: false}]]}\n"
    }
  })
  await expect.poll(dev.output, TIMEOUT).toContain('error code-failed: ')
  expect(dev.output()).toContain('timer.mjs:2:9')
  expect((await fetch(dev.origin)).status).toBe(200)
})

test('changes are found by polling if the file system sends no events', async () => {
  const server = await start({args: ['--port', '0', '--poll']})
  expect(await read(server, '/docs/intro')).toContain('The first words.')
  server.edit('docs/intro.md', 'The first words.', 'Found by looking.')
  await expectPage(server, '/docs/intro', 'Found by looking.')
})

test('--open opens the URL in the browser from the environment', async () => {
  const folder = mkdtempSync(path.join(inject('temporaryFolder'), 'browser-'))
  const opened = path.join(folder, 'opened.txt')
  const browser = path.join(folder, 'browser.mjs')
  writeFileSync(
    browser,
    `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(opened)}, process.argv[2])\n`
  )
  const env = {BROWSER: `${process.execPath} ${browser}`}
  const server = await start({args: ['--port', '0', '--open'], env})
  // The file is empty between its creation and the write.
  const readOpened = () => (existsSync(opened) ? readFileSync(opened, 'utf8') : '')
  await expect.poll(readOpened, TIMEOUT).toBe(`${server.origin}/`)
})

test('npm start serves the reference website', async () => {
  const website = fileURLToPath(new URL('../website', import.meta.url))
  const script = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
  const server = await start({siteDir: website, script, args: ['--port', '0']})
  expect((await fetch(`${server.origin}/`)).status).toBe(200)
})

test('the process that bundles the site has a memory limit', async () => {
  const config = `import {spawnSync} from 'node:child_process'
const {stdout} = spawnSync(process.execPath, ['-p', 'process.env.GOMEMLIMIT'], {encoding: 'utf8'})
export default {title: 'Limit ' + stdout.trim(), url: 'https://limits.example', presets: ['classic']}
`
  const server = await start({files: {'site.config.mjs': config}})
  expect(await read(server, '/')).toMatch(/Limit \d+MiB/)
})
