import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {beforeEach, expect, onTestFinished, test} from 'vitest'
import {findReadyModule, readReadyModules} from '../input/ready-modules.js'
import {holdImports} from '../refresh/held-imports.js'
import {registerComponents} from '../refresh/refresh-transform.js'
import {writeReadyModules} from './write-ready-modules.js'

const HELLO = `import Translate, {translate} from '@lectern/client'
export const Hello = () => <b title={translate({id: 'hello.title', message: 'A greeting'})}>Hi</b>
`
const PLAIN = 'export const Plain: React.FC = () => <i>plain</i>\n'

let folder = ''

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-ready-'))
  onTestFinished(() => fs.rmSync(folder, {recursive: true}))
  fs.mkdirSync(path.join(folder, 'theme/Inner'), {recursive: true})
  fs.writeFileSync(path.join(folder, 'theme/Hello.tsx'), HELLO)
  fs.writeFileSync(path.join(folder, 'theme/Inner/Plain.tsx'), PLAIN)
  fs.writeFileSync(path.join(folder, 'theme/broken.ts'), 'export const = 1')
  await writeReadyModules(path.join(folder, 'ready'), [path.join(folder, 'theme')])
})

function find(file: string, code: string, messages: Readonly<Record<string, string>> = {}) {
  return findReadyModule(readReadyModules(path.join(folder, 'ready')), {file, code}, messages)
}

test('a module is identical to its compiled result, regardless of its folder and name', () => {
  const ready = find('/elsewhere/Plain.tsx', PLAIN)
  expect(ready?.translated).toBeUndefined()
  expect(ready?.registered).toBe(holdImports(registerComponents(PLAIN, 'Plain.tsx', true) ?? ''))
})

test('strings in modules are inlined unless the site overrides them', () => {
  const ready = find('/elsewhere/Hello.tsx', HELLO, {'other.title': 'Une autre'})
  expect(ready?.translated).toContain('title={("A greeting")}')
  expect(ready?.registered).toContain('A greeting')
  expect(find('/elsewhere/Hello.tsx', HELLO, {'hello.title': 'Une salutation'})).toBeUndefined()
})

test('omits modules that were changed or have a syntax error', () => {
  expect(find('/elsewhere/Plain.tsx', `${PLAIN}// mine`)).toBeUndefined()
  expect(find('/elsewhere/Plain.jsx', PLAIN)).toBeUndefined()
  expect(find('/elsewhere/broken.ts', 'export const = 1')).toBeUndefined()
})

test('returns nothing for a generator without prepared modules', () => {
  expect(readReadyModules(path.join(folder, 'none'))).toEqual({})
})
