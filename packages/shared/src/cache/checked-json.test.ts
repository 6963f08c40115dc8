import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {readCheckedJson, writeCheckedJson} from './checked-json.js'

function writeValue(value: unknown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const file = path.join(folder, 'deep', 'value.json')
  writeCheckedJson(file, value)
  return file
}

test('reads a written file, and leaves no other files behind', () => {
  const file = writeValue({a: ['ä', '\n']})
  expect(readCheckedJson(file)).toEqual({a: ['ä', '\n']})
  expect(fs.readdirSync(path.dirname(file))).toEqual(['value.json'])
})

test.each([
  ['cut off', (text: string) => text.slice(0, -3)],
  ['empty', () => ''],
  ['changed and still JSON', (text: string) => text.replace('one', 'two')],
  ['without its hash', (text: string) => text.slice(text.indexOf('\n') + 1)]
])('ignores a file that is %s', (_state, damage) => {
  const file = writeValue({a: 'one'})
  fs.writeFileSync(file, damage(fs.readFileSync(file, 'utf8')))
  expect(readCheckedJson(file)).toBeUndefined()
})

test('ignores a missing file', () => {
  expect(readCheckedJson('/not/there.json')).toBeUndefined()
})
