import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {bundleVendor} from './vendor-bundle.js'

const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-vendor-'))
afterAll(() => fs.rmSync(cacheDir, {recursive: true}))

test('the router re-exports its names to sites on both sides', async () => {
  const generatorDirs = [fileURLToPath(new URL('../../../client', import.meta.url))]
  const {client, server} = await bundleVendor({
    cacheDir,
    generatorDirs,
    bundlerHash: 'test',
    readyDir: path.join(cacheDir, 'none')
  })
  const files = [
    path.join(cacheDir, 'vendor', 'client', client['react-router-dom'] ?? ''),
    fileURLToPath(server['react-router-dom'] ?? '')
  ]
  for (const file of files) {
    const exported = /export\s*\{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? ''
    expect(exported.split(/[,\s]+/)).toEqual(expect.arrayContaining(['useLocation', 'Navigate']))
  }
})
