import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createContextModule} from './context-module.js'

test('contains the files that can be imported, and drawings as URLs', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-context-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  for (const name of ['owl.svg', 'owl.png', 'owl.ts', 'owl.d.ts', 'owl.txt'])
    fs.writeFileSync(path.join(folder, name), '')
  const context = {folder: '.', skip: 2, start: '', end: '', isDeep: true, isLazy: false}
  const code = createContextModule(context, folder, ['svg', 'png'])
  expect(
    code.slice(0, code.indexOf('}\n'))
  ).toBe(`const modules = {"owl.png": () => require("./owl.png"),
"owl.svg": () => require("./owl.svg?url"),
"owl.ts": () => require("./owl.ts"),
"owl": () => require("./owl.ts")`)
})
