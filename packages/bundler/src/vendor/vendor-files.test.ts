import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {GENERATOR_DIRS} from '../fixtures/create-input.js'
import {bundleSides} from './vendor-files.js'

const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-helmet-async'
]

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'vendor-files-'))
afterAll(() => fs.rmSync(folder, {recursive: true}))

let bundle: Awaited<ReturnType<typeof bundleSides>>
beforeAll(async () => {
  bundle = await bundleSides(folder, GENERATOR_DIRS)
})

test('each side has a file for every module that stays loaded', () => {
  const {client, server, clientFiles} = bundle.files
  expect(Object.keys(client)).toEqual(
    expect.arrayContaining([...SHARED, 'react-dom/client', '@lectern/client/dev-client'])
  )
  expect(Object.keys(server)).toEqual(expect.arrayContaining([...SHARED, '@lectern/client/server']))
  expect(clientFiles).toEqual(expect.arrayContaining(Object.values(client)))
  expect(fs.readdirSync(path.join(folder, 'client')).sort()).toEqual([...clientFiles].sort())
  for (const file of Object.values(server))
    expect(fs.existsSync(path.join(folder, 'server', file))).toBe(true)
})

test('modules of a side share one React', async () => {
  const load = async (name: string) =>
    (await import(
      pathToFileURL(path.join(folder, 'server', bundle.files.server[name] ?? '')).href
    )) as Record<string, unknown>
  const [react, runtime, client] = [
    await load('react'),
    await load('react/jsx-runtime'),
    await load('@lectern/client')
  ]
  expect(react.useState).toBeTypeOf('function')
  expect(runtime.Fragment).toBe(react.Fragment)
  expect(client.usePage).toBeTypeOf('function')
})

test('lists the bundled packages, so that updates invalidate the files', () => {
  const packages = ['react', 'react-dom', 'react-router-dom', 'client']
  for (const name of packages)
    expect(bundle.inputs.some((file) => file.includes(`${path.sep}${name}${path.sep}`))).toBe(true)
  expect(bundle.inputs.every((file) => path.isAbsolute(file) && fs.existsSync(file))).toBe(true)
  expect(new Set(bundle.inputs).size).toBe(bundle.inputs.length)
})
