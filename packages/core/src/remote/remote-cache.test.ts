import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, onTestFinished, test} from 'vitest'
import {createMachine} from './fixtures/cache-machine.js'
import {type Interfere, startStrictServer} from './fixtures/strict-server.js'

const PAGES = {'index.html': '<h1>Owls</h1>', 'a/index.html': '<h1>Barn owl</h1>'}

async function startServer(...options: Parameters<typeof startStrictServer>) {
  const server = await startStrictServer(...options)
  onTestFinished(() => server.close())
  return server
}

const pagesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      file.startsWith('output-') ? [[file.slice(file.indexOf('/') + 1), text]] : []
    )
  )

test('a fresh machine gets everything except machine-specific files', async () => {
  const server = await startServer({prefix: '/site-a'})
  const report = await createMachine({url: server.url}).build(PAGES)
  expect(report).toMatchObject({pushed: 5, problems: []})
  expect(server.requests.filter(({status}) => status >= 400 && status !== 404)).toEqual([])
  const fresh = createMachine({url: server.url})
  expect(await fresh.restore()).toMatchObject({restored: {files: 5, scope: 'main'}, problems: []})
  expect(pagesOf(fresh.files())).toEqual(PAGES)
  expect(Object.keys(fresh.files()).filter((file) => file.includes('modules'))).toEqual([])
  const memory = fs.readFileSync(path.join(fresh.cacheDir, 'build-0123456789abcdef.json'), 'utf8')
  const stat = fs.statSync(path.join(fresh.cacheDir, 'output-0123456789abcdef/index.html'))
  const {sources, output} = JSON.parse(memory.slice(memory.indexOf('\n'))) as {
    sources: Record<string, {time: number}>
    output: Record<string, unknown[]>
  }
  expect(sources['a.md']?.time).toBe(-1)
  expect(output['index.html']?.[2]).toBe(stat.mtimeMs)
})

test('a shared folder works like a server', async () => {
  const url = path.join(createTemporarySite(), 'cache')
  await createMachine({url}).build(PAGES)
  const fresh = createMachine({url: new URL(`file://${url}`).href})
  expect(await fresh.restore()).toMatchObject({restored: {files: 5}, problems: []})
  expect(pagesOf(fresh.files())).toEqual(PAGES)
})

test('a machine that already has a cache keeps it', async () => {
  const server = await startServer()
  const machine = createMachine({url: server.url})
  await machine.build(PAGES)
  const {requests} = server
  requests.length = 0
  expect(await machine.restore()).toMatchObject({isLocal: true})
  expect(requests).toEqual([])
})

test('an unchanged build stores nothing, an edit stores only the changes, and nothing is lost', async () => {
  const server = await startServer()
  const machine = createMachine({url: server.url})
  const many = Array.from(
    {length: 20},
    (_, index) => [`${index}.html`, `Owl ${index} `.repeat(300)] as const
  )
  const all = {...PAGES, ...Object.fromEntries(many)}
  await machine.build(all)
  expect(await machine.build(all)).toMatchObject({pushed: 0})
  const edited = {...all, 'a/index.html': '<h1>Snowy owl</h1>'}
  // The page, its record and the memory.
  expect(await machine.build(edited)).toMatchObject({pushed: 3})
  const fresh = createMachine({url: server.url})
  await fresh.restore()
  expect(pagesOf(fresh.files())).toEqual(edited)
})

test('keeps the records of a machine that finishes during the build', async () => {
  const server = await startServer()
  const other = createMachine({url: server.url})
  await createMachine({url: server.url}).build({'a.html': 'owl'}, () =>
    other.build({'a.html': 'wren'})
  )
  const fresh = createMachine({url: server.url})
  await fresh.restore()
  const records = Object.entries(fresh.files()).filter(([file]) => file.startsWith('records'))
  expect(records.map(([, text]) => text).sort()).toEqual(['"owl"', '"wren"'])
})

test('a pull request reads the target branch and writes only its own scope', async () => {
  const server = await startServer()
  await createMachine({url: server.url}).build(PAGES)
  const main = new Map(server.entries)
  const ci = {GITHUB_ACTIONS: 'true', GITHUB_BASE_REF: 'main', GITHUB_REF_NAME: '7/merge'}
  const request = createMachine({url: server.url}, ci)
  const report = await request.build({...PAGES, 'index.html': '<h1>Changed</h1>'})
  expect(report.restored).toMatchObject({scope: 'main'})
  for (const [name, bytes] of main) expect(server.entries.get(name)).toEqual(bytes)
  const branch = createMachine({url: server.url})
  await branch.restore()
  expect(pagesOf(branch.files())).toEqual(PAGES)
  const again = createMachine({url: server.url}, ci)
  expect((await again.restore()).restored).toMatchObject({scope: 'pull-7'})
})

test('sends credentials and never reports them', async () => {
  const basic = `Basic ${Buffer.from('owl:night').toString('base64')}`
  const server = await startServer({authorization: basic})
  const denied = await createMachine({url: server.url}).build(PAGES)
  expect(denied).toMatchObject({problems: ['it denied access (HTTP 401)']})
  const url = server.url.replace('//', '//owl:night@')
  const report = await createMachine({url}).build(PAGES)
  expect(report).toMatchObject({pushed: 5, label: new URL(server.url).host})
  expect(JSON.stringify(report)).not.toContain('night')
  const bearer = await startServer({authorization: 'Bearer t0ken'})
  const option = {url: bearer.url, credentials: {token: 'other'}}
  expect(await createMachine(option, {SITE_CACHE_TOKEN: 't0ken'}).build(PAGES)).toMatchObject({
    pushed: 5
  })
})

const KEY = 'a key of sixteen characters'

test('ignores a cache without a valid signature if signatures are required', async () => {
  const server = await startServer()
  const signed = {url: server.url, signature: {key: KEY, required: true}}
  await createMachine({url: server.url}).build(PAGES)
  const unsigned = await createMachine(signed).restore()
  expect(unsigned).toMatchObject({problems: ['its signature is missing']})
  await createMachine(signed).build(PAGES)
  expect(await createMachine(signed).restore()).toMatchObject({restored: {files: 5}})
  const other = {...signed, signature: {key: `${KEY}!`, required: true}}
  expect(await createMachine(other).restore()).toMatchObject({
    problems: ['its signature is invalid']
  })
})

/** Attacks and failures, each with the maximum time that it may cost in milliseconds. */
const ATTACKS: [string, number, Interfere][] = [
  ['a damaged action', 2000, answer('/ac/', (bytes) => bytes.fill(255, 0, 4))],
  ['an empty action', 2000, answer('/ac/', () => Buffer.alloc(0))],
  ['a truncated action', 2000, answer('/ac/', (bytes) => bytes.subarray(0, -7))],
  ['damaged blobs', 2000, answer('/cas/', (bytes) => bytes.fill(7, 20, 21))],
  ['swapped blobs', 2000, answer('/cas/', (_, entries) => [...entries.values()][0])],
  ['short blobs', 2000, answer('/cas/', (bytes) => bytes.subarray(0, -1))],
  ['long blobs', 2000, answer('/cas/', (bytes) => Buffer.concat([bytes, bytes]))],
  ['endless answers', 2000, endless],
  ['HTTP 500', 4000, status(500)],
  ['HTTP 403', 2000, status(403)],
  ['redirects', 2000, redirect],
  ['closed connections', 4000, (_, response) => response.destroy() !== undefined],
  ['no answers', 5000, () => true],
  ['slow answers', 5000, drip]
]

test.each(ATTACKS)(
  '%s never reach the cache folder and cost little time',
  async (_, limit, attack) => {
    let isHostile = false
    const server = await startServer({
      interfere: (request, response, entries) =>
        isHostile && request.method === 'GET' && attack(request, response, entries)
    })
    await createMachine({url: server.url}).build(PAGES)
    isHostile = true
    const fresh = createMachine({url: server.url, timeout: 2})
    const start = performance.now()
    const report = await fresh.restore()
    expect(performance.now() - start).toBeLessThan(limit)
    expect(report.problems.length).toBeGreaterThan(0)
    expect(fs.existsSync(fresh.cacheDir) ? fresh.files() : {}).toEqual({})
  }
)

/** Overrides responses with entries below a path. */
function answer(
  below: string,
  change: (bytes: Buffer, entries: ReadonlyMap<string, Buffer>) => Buffer | undefined
): Interfere {
  return ({path: name}, response, entries) => {
    const bytes = entries.get(name)
    if (!name.startsWith(below) || !bytes) return false
    response.writeHead(200).end(change(Buffer.from(bytes), entries))
    return true
  }
}

function status(code: number): Interfere {
  return (_, response) => {
    response.writeHead(code).end('no')
    return true
  }
}

function redirect(...[{path: name}, response]: Parameters<Interfere>): boolean {
  response.writeHead(302, {location: `/other${name}`}).end()
  return true
}

function endless(...[, response]: Parameters<Interfere>): boolean {
  response.writeHead(200)
  const chunk = Buffer.alloc(65_536)
  const send = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', send)
  }
  send()
  return true
}

function drip(...[, response]: Parameters<Interfere>): boolean {
  response.writeHead(200)
  const timer = setInterval(() => response.write('x'), 100)
  response.on('close', () => clearInterval(timer))
  return true
}
