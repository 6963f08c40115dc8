import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {hashFile} from './hash-file.js'
import {readRun, storeRun} from './stored-run.js'
import type {TypeDocResult} from './typedoc-message.js'

function createFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-typedoc-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const at = (name: string) => path.join(folder, name)
  return {at, stored: at('run.json')}
}

function createResult(files: readonly string[]): TypeDocResult {
  return {isWritten: true, notes: [], inputs: files.map((file) => [file, hashFile(file)])}
}

test('a run is valid until an input changes or a missing one appears', () => {
  const {at, stored} = createFolder()
  fs.writeFileSync(at('index.ts'), 'a')
  const result = createResult([at('index.ts'), at('typedoc.json')])
  storeRun(stored, 'key', result)
  expect(readRun(stored, 'key')).toEqual(result)
  expect(readRun(stored, 'different key')).toBeUndefined()
  fs.writeFileSync(at('index.ts'), 'b')
  expect(readRun(stored, 'key')).toBeUndefined()
  fs.writeFileSync(at('index.ts'), 'a')
  fs.writeFileSync(at('typedoc.json'), '{}')
  expect(readRun(stored, 'key')).toBeUndefined()
})

test('a file that changes before the run is stored makes it invalid', () => {
  const {at, stored} = createFolder()
  fs.writeFileSync(at('index.ts'), 'a')
  const result = createResult([at('index.ts')])
  fs.writeFileSync(at('index.ts'), 'b')
  storeRun(stored, 'key', result)
  expect(readRun(stored, 'key')).toBeUndefined()
})

test('a crash is not stored', () => {
  const {stored} = createFolder()
  storeRun(stored, 'key', {isWritten: false, notes: [], inputs: []})
  expect(readRun(stored, 'key')).toBeUndefined()
})
