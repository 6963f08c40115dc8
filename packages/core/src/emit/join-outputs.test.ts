import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {siblingOf} from '../output/swap-output.js'
import {prepareOutput} from '../output/output-folder.js'
import {joinOutputs} from './join-outputs.js'

const FILES = {
  'en/index.html': 'Home',
  'en/fr/index.html': 'A page that has the path of a locale',
  'fr/index.html': 'Accueil',
  'fr/404.html': 'Rien'
}

function join(name = 'build') {
  const siteDir = createTemporarySite(FILES)
  const outDir = path.join(siteDir, name)
  const partOf = (name: string, folder: string) => ({
    outDir: path.join(siteDir, name),
    folder,
    files: fs
      .readdirSync(path.join(siteDir, name), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name: file}) =>
        path.relative(path.join(siteDir, name), path.join(parentPath, file))
      )
  })
  const run = () => joinOutputs(outDir, [partOf('fr', 'fr'), partOf('en', '')])
  run()
  return {
    siteDir,
    outDir,
    run,
    read: (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8')
  }
}

test('locales become folders of one output, each with its own files', () => {
  const {read, outDir, siteDir} = join()
  expect(read('index.html')).toBe('Home')
  expect(read('fr/index.html')).toBe('Accueil')
  expect(read('fr/404.html')).toBe('Rien')
  expect(fs.readdirSync(outDir).sort()).toEqual(['fr', 'index.html'])
  expect(fs.readdirSync(siteDir).sort()).toEqual(['build', 'en', 'fr'])
})

test('a linked output stays a link', () => {
  const {siteDir, outDir, run, read} = join()
  fs.renameSync(outDir, path.join(siteDir, 'www'))
  fs.symlinkSync('www', outDir)
  fs.rmSync(path.join(siteDir, 'www/fr/404.html'))
  run()
  expect(fs.readlinkSync(outDir)).toBe('www')
  expect(read('fr/404.html')).toBe('Rien')
})

test('leaves a correct output alone, removes extra files and restores changed ones', () => {
  const {outDir, run, read} = join()
  const before = fs.statSync(outDir).ino
  run()
  expect(fs.statSync(outDir).ino).toBe(before)
  fs.writeFileSync(path.join(outDir, 'old.html'), '')
  run()
  expect(fs.existsSync(path.join(outDir, 'old.html'))).toBe(false)
  fs.rmSync(path.join(outDir, 'index.html'))
  fs.writeFileSync(path.join(outDir, 'index.html'), 'Edited')
  run()
  expect(read('index.html')).toBe('Home')
})

test('keeps copies with the same time, for file systems without hard links', () => {
  const {outDir, siteDir, run} = join()
  const [file, from] = [path.join(outDir, 'index.html'), path.join(siteDir, 'en/index.html')]
  const copy = (seconds: number) => {
    fs.rmSync(file)
    fs.copyFileSync(from, file)
    fs.utimesSync(file, seconds, seconds)
    const before = fs.statSync(outDir).ino
    run()
    return fs.statSync(outDir).ino === before
  }
  fs.utimesSync(from, 1000, 1000)
  expect([copy(1000), copy(2000)]).toEqual([true, false])
})

test('creates missing folders, and replaces files that a killed build left behind', () => {
  const {outDir, siteDir, run, read} = join('out/public')
  expect(read('fr/404.html')).toBe('Rien')
  fs.rmSync(path.join(outDir, 'index.html'))
  const leftOver = siblingOf(outDir, 'base')
  fs.mkdirSync(leftOver)
  fs.writeFileSync(path.join(leftOver, 'old.html'), '')
  run()
  expect(fs.readdirSync(outDir).sort()).toEqual(['fr', 'index.html'])
  expect(fs.readdirSync(path.join(siteDir, 'out'))).toEqual(['public'])
})

test('accepts an output with only some languages, and rejects a folder with unrelated files', () => {
  const {outDir} = join()
  fs.rmSync(path.join(outDir, 'index.html'))
  expect(() => prepareOutput(outDir, [])).not.toThrow()
  fs.writeFileSync(path.join(outDir, '_headers'), '')
  expect(() => prepareOutput(outDir, ['_headers'])).not.toThrow()
  fs.writeFileSync(path.join(outDir, 'notes.txt'), '')
  expect(() => prepareOutput(outDir, ['_headers'])).toThrow(
    "contains files that aren't part of a built site"
  )
})
