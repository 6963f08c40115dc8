import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {chmodSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import {ACCEPT_CASES} from '@lectern/testing/accept-cases'
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'

const APACHE_MODULES = '/usr/lib/apache2/modules'

const isInstalled = (program: string) => spawnSync(program, ['-v']).status === 0

/** Creates a folder that servers can read if they change their user. */
function createFolder(): string {
  const folder = mkdtempSync(path.join(inject('temporaryFolder'), 'server-'))
  for (const open of [inject('temporaryFolder'), folder]) chmodSync(open, 0o755)
  return folder
}

let root = ''

beforeAll(async () => {
  root = createFolder()
  const args = ['--host', 'nginx,apache', '--out-dir', path.join(root, 'base')]
  const site = await buildSite(copyFixture('machine-readable'), {args})
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

interface Server {
  program: string
  /** Writes the configuration, and returns the arguments of the program. */
  configure(folder: string, port: number): string[]
}

const SERVERS: Readonly<Record<string, Server>> = {
  nginx: {
    program: 'nginx',
    configure(folder, port) {
      const file = path.join(folder, 'nginx.conf')
      writeFileSync(
        file,
        `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}/base/_nginx.conf; }
}
`
      )
      return ['-c', file, '-e', 'stderr']
    }
  },
  apache: {
    program: 'apache2',
    configure(folder, port) {
      const file = path.join(folder, 'apache.conf')
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'setenvif']
      writeFileSync(
        file,
        `${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog /dev/stderr
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options FollowSymLinks
</Directory>
`
      )
      return ['-X', '-f', file]
    }
  }
}

describe.each(Object.keys(SERVERS))('%s', (name) => {
  const server = SERVERS[name]
  const isMissing = server === undefined || !isInstalled(server.program)
  let child: ChildProcess | undefined
  let origin = ''

  beforeAll(async () => {
    if (isMissing) return
    const folder = createFolder()
    const port = await findPort()
    child = spawn(server.program, server.configure(folder, port), {stdio: 'ignore'})
    origin = `http://127.0.0.1:${port}`
    await waitFor(`${origin}/base/`)
  })

  afterAll(() => void child?.kill())

  const get = async (url: string, accept = '*/*', method = 'GET') => {
    const response = await fetch(origin + url, {method, headers: {accept}, redirect: 'manual'})
    return {status: response.status, headers: response.headers, text: await response.text()}
  }
  const read = (file: string) => readFileSync(path.join(root, 'base', file), 'utf8')

  // Only systems with the server can run its tests. Unit tests of the written files always run.
  test.skipIf(isMissing).each(ACCEPT_CASES)(
    'accepting %j, sends Markdown: %s',
    async (accept, isMarkdown) => {
      for (const [url, html, markdown] of [
        ['/base/', 'index.html', 'index.md'],
        ['/base/docs/zebra', 'docs/zebra/index.html', 'docs/zebra.md'],
        ['/base/docs/zebra/', 'docs/zebra/index.html', 'docs/zebra.md']
      ] as const) {
        const {status, headers, text} = await get(url, accept)
        expect(status).toBe(200)
        expect(text).toBe(read(isMarkdown ? markdown : html))
        expect(headers.get('content-type')).toBe(
          isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8'
        )
        expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
        expect(headers.get('cache-control')).toBe('no-cache')
      }
    }
  )

  test.skipIf(isMissing)('a HEAD request for Markdown has its headers', async () => {
    const {headers, text} = await get('/base/docs/zebra', 'text/markdown', 'HEAD')
    expect([headers.get('content-type'), text]).toEqual(['text/markdown; charset=utf-8', ''])
  })

  test.skipIf(isMissing)(
    'Markdown files, other files and missing pages are the same for all',
    async () => {
      for (const accept of ['text/markdown', '*/*']) {
        const file = await get('/base/docs/zebra.md', accept)
        expect(file.text).toBe(read('docs/zebra.md'))
        expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
        expect((await get('/base/llms.txt', accept)).text).toBe(read('llms.txt'))
        const missing = await get('/base/none', accept)
        expect([missing.status, missing.text]).toEqual([404, read('404.html')])
        expect((await get('/base/_nginx.conf', accept)).status).toBe(404)
      }
    }
  )

  test.skipIf(isMissing)('files with a hash are cached for a year', async () => {
    const [script = ''] = /\/base\/assets\/js\/[^"]+/.exec(read('index.html')) ?? []
    expect((await get(script)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable'
    )
  })
})

/** Waits until a server answers. */
async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} doesn't answer.`)
}

/** Finds a free port. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
