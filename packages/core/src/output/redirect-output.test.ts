import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, onTestFinished, test, vi} from 'vitest'
import {redirectOutput, restoreOutput} from './redirect-output.js'

function createFolders(files: Readonly<Record<string, string>>) {
  const siteDir = createTemporarySite({'copy/index.html': 'new', ...files})
  return {siteDir, outDir: path.join(siteDir, 'build'), copy: path.join(siteDir, 'copy')}
}

const read = (folder: string, file = 'index.html') =>
  fs.readFileSync(path.join(folder, file), 'utf8')

test('code sees a different folder at the output path, and the output is restored afterwards', async () => {
  const {siteDir, outDir, copy} = createFolders({'build/index.html': 'old'})
  const found = await redirectOutput(outDir, copy, async () => {
    fs.mkdirSync(path.join(outDir, 'owls'))
    fs.writeFileSync(path.join(outDir, 'owls/barn.txt'), 'hoot')
    return read(outDir)
  })
  expect(found).toBe('new')
  expect(read(copy, 'owls/barn.txt')).toBe('hoot')
  expect(read(outDir)).toBe('old')
  expect(fs.readdirSync(siteDir).sort()).toEqual(['build', 'copy'])
})

test('creates a missing output only temporarily, even if the code fails', async () => {
  const {siteDir, outDir, copy} = createFolders({})
  const fail = async () => {
    throw new Error(read(outDir))
  }
  await expect(redirectOutput(outDir, copy, fail)).rejects.toThrow('new')
  expect(fs.readdirSync(siteDir)).toEqual(['copy'])
})

test('code sees the old output if the file system has no links', async () => {
  const {siteDir, outDir, copy} = createFolders({'build/index.html': 'old'})
  const link = vi.spyOn(fs, 'symlinkSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOTSUP: operation not supported'), {code: 'ENOTSUP'})
  })
  onTestFinished(() => link.mockRestore())
  expect(await redirectOutput(outDir, copy, async () => read(outDir))).toBe('old')
  expect(fs.readdirSync(siteDir).sort()).toEqual(['build', 'copy'])
})

test('restores an output that a killed build left as a link', () => {
  const {siteDir, outDir, copy} = createFolders({'.build.moved/output/index.html': 'old'})
  fs.symlinkSync(copy, outDir, 'junction')
  restoreOutput(outDir)
  expect(read(outDir)).toBe('old')
  expect(read(copy)).toBe('new')
  expect(fs.readdirSync(siteDir).sort()).toEqual(['build', 'copy'])
})
