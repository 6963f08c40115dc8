import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createOutputTest} from './own-output.js'

test('recognizes the file that the process prints to, under every name', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-output-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  const file = (name: string) => path.join(folder, name)
  fs.writeFileSync(file('page.md'), '')
  const descriptor = fs.openSync(file('nohup.out'), 'w')
  fs.symlinkSync(file('nohup.out'), file('link'))
  fs.symlinkSync(file('circle'), file('circle'))
  const isOutput = createOutputTest([descriptor])
  fs.closeSync(descriptor)
  const names = ['nohup.out', 'link', 'page.md', 'missing.md', 'circle']
  expect(names.filter((name) => isOutput(file(name)))).toEqual(['nohup.out', 'link'])
})

test('terminals, pipes and closed descriptors aren’t files', () => {
  const descriptor = fs.openSync('/dev/null', 'r')
  const isOutput = createOutputTest([descriptor, 9999])
  fs.closeSync(descriptor)
  expect(isOutput('/dev/null')).toBe(false)
})
