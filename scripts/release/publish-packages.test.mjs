import {createHash} from 'node:crypto'
import {createServer} from 'node:http'
import {expect, onTestFinished, test} from 'vitest'
import {createPublishArguments, publishPackages} from './publish-packages.mjs'
import {createFolder, createTarball, writeFiles} from './fixtures/create-tarball.mjs'

/**
 * Starts a registry that refuses publications.
 *
 * @param {string | undefined} integrity of `a@1.0.0`; nothing when it has no such package
 */
async function startRegistry(integrity) {
  const server = createServer((request, response) => {
    const isFound = request.method === 'GET' && integrity !== undefined
    const packument = {versions: {'1.0.0': {dist: {integrity}}}}
    const status = request.method === 'PUT' ? 403 : isFound ? 200 : 404
    response.writeHead(status).end(JSON.stringify(isFound ? packument : {error: 'no paint left'}))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

/**
 * Publishes one package to a registry.
 *
 * @param {string} registry
 * @param {import('./tarball.mjs').Tarball} [tarball]
 */
async function publish(registry, tarball) {
  /** @type {string[]} */
  const lines = []
  const root = createFolder()
  writeFiles(root, {
    npmrc: `${registry.replace('http:', '')}:_authToken=token\nupdate-notifier=false\n`
  })
  const problems = await publishPackages({
    root,
    tarballs: [tarball ?? (await createTarball())],
    options: {registry, distTag: 'latest', provenance: false},
    env: {
      ...process.env,
      npm_config_userconfig: `${root}/npmrc`,
      npm_config_cache: `${root}/cache`
    },
    log: (line) => lines.push(line)
  })
  return {lines, problems}
}

test('passes the registry, the tag and the provenance option to the command', () => {
  const options = {registry: 'https://a.example/', distTag: 'next', provenance: true}
  expect(createPublishArguments('a.tgz', options).join(' ')).toBe(
    'publish a.tgz --access public --tag next --registry https://a.example/ --provenance'
  )
})

test('skips a package that is already published with the same contents', async () => {
  const tarball = await createTarball()
  const digest = createHash('sha512').update(tarball.bytes).digest('base64')
  const registry = await startRegistry(`sha512-${digest}`)
  expect(await publish(registry, tarball)).toEqual({
    lines: ['Skipped a@1.0.0: already published'],
    problems: []
  })
})

test('rejects a version that is already published with different contents', async () => {
  const {problems} = await publish(await startRegistry('sha512-other'))
  expect(problems).toMatchObject([{code: 'already-published'}])
})

test('quotes npm if the registry rejects a package', async () => {
  const {lines, problems} = await publish(await startRegistry(undefined))
  expect(lines).toEqual([])
  expect(problems).toMatchObject([
    {
      code: 'publish-failed',
      message: "npm couldn't publish a@1.0.0.",
      details: expect.stringContaining('no paint left')
    }
  ])
})

test('reports a registry that doesn’t respond', async () => {
  const {problems} = await publish('http://127.0.0.1:9/')
  expect(problems).toMatchObject([{code: 'registry-unreachable'}])
})
