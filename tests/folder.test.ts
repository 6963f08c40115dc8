import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {afterAll, expect, inject, test} from 'vitest'
import {buildSite} from './build-site.js'
import {type DevServer, startDevServer} from './dev-server.js'

const FILES = {
  'README.md': '# Owls\n\nSee [the first flight](guide/flight.md).\n',
  'guide/flight.md':
    '# First flight\n\nJump. [Back](../README.md), [out](../../out.md), [far](/far)\n',
  'guide/_draft.md': '# Draft\n',
  'node_modules/owl/README.md': '# Package\n'
}

function createFolder(): string {
  const folder = mkdtempSync(path.join(inject('temporaryFolder'), 'folder-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true})
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const servers: DevServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.stop())))

test('builds a folder of Markdown without a configuration', async () => {
  const siteDir = createFolder()
  const {exitCode, read, stderr} = await buildSite(siteDir)
  expect(exitCode).toBe(0)
  expect(stderr.match(/^(?:error|warning) \S+(?=:)/gm)?.sort()).toEqual([
    'warning broken-link',
    'warning broken-markdown-link',
    'warning config-default'
  ])
  const home = read('index.html')
  expect(home).toContain('<title>Owls</title>')
  expect(home).toMatch(/<a [^>]*href="\/guide\/flight\/?"[^>]*>the first flight</)
  expect(read('guide/flight/index.html')).toContain('First flight | Owls')
  expect(existsSync(path.join(siteDir, 'build/sitemap.xml'))).toBe(false)
  expect(read('404.html')).toContain('Page Not Found')
  expect(existsSync(path.join(siteDir, 'build/guide/_draft/index.html'))).toBe(false)
  expect(existsSync(path.join(siteDir, 'build/node_modules'))).toBe(false)
  // The next build doesn't read the output folder as content.
  const second = await buildSite(siteDir)
  expect(second.exitCode).toBe(0)
  expect(readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')).toBe(home)
})

test('serves a folder of Markdown during development', async () => {
  const server = await startDevServer({siteDir: createFolder()})
  servers.push(server)
  const page = await (await fetch(`${server.origin}/guide/flight`)).text()
  expect(page).toContain('First flight | Owls')
  expect(page).toContain('Jump.')
})

test('serves a project as a folder of Markdown on request', async () => {
  const siteDir = createFolder()
  writeFileSync(path.join(siteDir, 'package.json'), '{"name": "owls"}')
  writeFileSync(path.join(siteDir, 'site.config.mjs'), 'throw new Error("No config")')
  const server = await startDevServer({siteDir, args: ['--port', '0', '--playground']})
  servers.push(server)
  const page = await (await fetch(`${server.origin}/guide/flight`)).text()
  expect(page).toContain('First flight | Owls')
})
