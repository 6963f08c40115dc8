import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'
import {readPrerenderModules, readReadyVendor, writeReadyVendor} from './ready-vendor.js'
import {bundleVendor} from './vendor-bundle.js'

const generatorDirs = [fileURLToPath(new URL('../../../client', import.meta.url))]
const readyDir = createFolder()
const recordFile = path.join(readyDir, 'ready.json')

function createFolder(): string {
  return fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-ready-'))
}

beforeAll(() => writeReadyVendor(readyDir, generatorDirs))
afterAll(() => fs.rmSync(readyDir, {recursive: true}))

function bundle() {
  const cacheDir = createFolder()
  onTestFinished(() => fs.rmSync(cacheDir, {recursive: true}))
  const start = () => bundleVendor({cacheDir, generatorDirs, readyDir, bundlerHash: 'test'})
  return {cacheDir, start}
}

test('startup uses the prebuilt bundle, and writes nothing', async () => {
  const {cacheDir, start} = bundle()
  const first = await start()
  expect(first.folder).toBe(path.join(readyDir, 'client'))
  expect(fs.existsSync(path.join(first.folder, first.client.react ?? ''))).toBe(true)
  expect(fs.existsSync(fileURLToPath(first.server['@lectern/client/server'] ?? ''))).toBe(true)
  expect(fs.readdirSync(cacheDir)).toEqual([])
})

test('checks every package in the bundle', () => {
  const record = JSON.parse(fs.readFileSync(recordFile, 'utf8')) as {packages: {name: string}[]}
  const names = record.packages.map(({name}) => name)
  const shared = ['react', 'react-dom', 'react-router-dom', 'react-helmet-async', 'scheduler']
  expect(names).toEqual(expect.arrayContaining([...shared, '@lectern/client', '@lectern/shared']))
})

test('builds have their own modules, with React for production', () => {
  const {folder = '', files = {}, inputs = []} = readPrerenderModules(readyDir, generatorDirs) ?? {}
  const code = fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('')
  expect(code).not.toContain('process.env.NODE_ENV')
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['react', '@lectern/client/server']))
  expect(inputs.filter((file) => file.includes('development.js'))).toEqual([])
  expect(inputs.every((file) => fs.existsSync(file))).toBe(true)
})

test('a build bundles a package with different files itself', () => {
  const file = path.join(readyDir, 'prerender.json')
  const text = fs.readFileSync(file, 'utf8')
  onTestFinished(() => fs.writeFileSync(file, text))
  fs.writeFileSync(file, text.replace(/("[^"]*server\.node\.js":")/, '$1other'))
  expect(readPrerenderModules(readyDir, generatorDirs)).toBeUndefined()
})

test('a site bundles a package with different files itself', async () => {
  const text = fs.readFileSync(recordFile, 'utf8')
  onTestFinished(() => fs.writeFileSync(recordFile, text))
  const record = JSON.parse(text) as {packages: {name: string; files: Record<string, string>}[]}
  const react = record.packages.find(({name}) => name === 'react')
  for (const file of Object.keys(react?.files ?? {}))
    Object.assign(react?.files ?? {}, {[file]: ''})
  fs.writeFileSync(recordFile, JSON.stringify(record))
  const {cacheDir, start} = bundle()
  expect((await start()).folder).toBe(path.join(cacheDir, 'vendor', 'client'))
})

test('returns nothing for a generator without a prebuilt bundle', () => {
  expect(readReadyVendor(path.join(readyDir, 'none'), generatorDirs)).toBeUndefined()
})
