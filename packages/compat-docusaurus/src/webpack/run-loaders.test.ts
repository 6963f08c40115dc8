import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {runLoaders} from './run-loaders.js'
import type {LoaderUse} from './webpack-changes.js'

const LOADERS = {
  'sync.cjs': `module.exports = function (text) {
    this.addDependency('/note.txt')
    this.emitWarning(new Error('Low tide.'))
    return text + this.getOptions().mark + this.resourceQuery
  }`,
  'callback.cjs': `module.exports = function (text) {
    const done = this.async()
    setTimeout(() => done(null, text + '2', {map: true}), 1)
  }`,
  'promise.mjs': `export default async function (text, map) {
    return text + (map?.map ?? '') + (await this.getResolve()(this.context, './other')) + this.data.level
  }
  export function pitch(rest, before, data) { data.level = 7 }`,
  'pitch.cjs': `module.exports = () => 'not called'
  module.exports.pitch = function (rest) {
    return rest.endsWith('a.tide') ? 'pitched' : undefined
  }`,
  'bytes.cjs': `module.exports = (bytes) => String(Buffer.isBuffer(bytes))
  module.exports.raw = true`,
  'emit.cjs': `module.exports = function (text) {
    this.emitFile('out/a.txt', text)
    return 'module.exports = __webpack_public_path__ + "out/a.txt"'
  }`,
  'failing.cjs': `module.exports = function () { this.callback(new Error('No wind.')) }`
}

function run(names: readonly string[], query = '') {
  const siteDir = createTemporarySite({...LOADERS, 'a.tide': 'tide'})
  const loaders = names.map((name): LoaderUse => ({name: `./${name}`, options: {mark: '!'}}))
  return runLoaders({
    siteDir,
    file: path.join(siteDir, 'a.tide'),
    query,
    loaders,
    side: 'client',
    isProduction: true,
    resolve: (_, request) => Promise.resolve(request)
  })
}

test('loaders run from last to first', async () => {
  const {content, dependencies, warnings} = await run(
    ['promise.mjs', 'callback.cjs', 'sync.cjs'],
    '?q'
  )
  expect(content).toBe('tide!?q2true./other7')
  expect(dependencies).toEqual([expect.stringMatching(/a\.tide$/), '/note.txt'])
  expect(warnings).toEqual(['Error: Low tide.'])
})

test('a pitch that returns content skips the remaining loaders', async () => {
  expect(await run(['sync.cjs', 'pitch.cjs', 'failing.cjs'])).toMatchObject({content: 'pitched!'})
})

test('a loader can emit files', async () => {
  const {emitted} = await run(['emit.cjs'])
  expect([...emitted]).toEqual([['out/a.txt', 'tide']])
})

test('a raw loader gets bytes', async () => {
  expect(await run(['bytes.cjs', 'sync.cjs'])).toMatchObject({content: 'true'})
})

test('a loader can fail, or be missing', async () => {
  await expect(run(['failing.cjs'])).rejects.toThrow('No wind.')
  await expect(run(['none.cjs'])).rejects.toThrow("The package ./none.cjs isn't installed")
})
