import {mkdtempSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {loadDocument, readProject} from './load-document.js'

const project = {schemaVersion: '2.0', id: 0, name: 'Birds', kind: 1}

test('reads a project', () => {
  const {project: read, problems} = readProject(JSON.stringify(project), 'api.json')
  expect(read).toMatchObject({id: 0, name: 'Birds', kind: 1, children: []})
  expect(problems).toEqual([])
})

test.each([
  ['typedoc-invalid', '{', /^api\.json is not JSON: .+\.$/],
  [
    'typedoc-invalid',
    '[]',
    "api.json has no `schemaVersion`, so it wasn't written by TypeDoc 0.28 or later."
  ],
  [
    'typedoc-version-unsupported',
    JSON.stringify({...project, schemaVersion: '3.0'}),
    'api.json has the schema version `"3.0"`, which isn\'t supported.'
  ],
  [
    'typedoc-invalid',
    JSON.stringify({...project, kind: 128}),
    "api.json doesn't contain a project."
  ]
])('%s: %s', (code, text, message) => {
  const {project: read, problems} = readProject(text, 'api.json')
  expect(read).toBeUndefined()
  expect(problems).toEqual([
    {
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      position: {file: 'api.json', line: 1},
      hint: 'Run `npx typedoc --json` again with TypeDoc 0.28 or later.'
    }
  ])
})

test('reports a missing file, and one that is too large', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-typedoc-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const file = path.join(folder, 'api.json')
  const option = {file: 'site.config.ts', line: 3}
  const load = async () => {
    const {problems} = await loadDocument(file, {file: 'api.json', option})
    return problems.map(({code, message, position}) => [code, message, position])
  }
  expect(await load()).toEqual([['typedoc-missing', 'The file api.json is missing.', option]])
  writeFileSync(file, '')
  truncateSync(file, 64 * 1024 * 1024 + 1)
  expect(await load()).toEqual([
    ['typedoc-too-large', 'The file api.json is larger than 64 MB.', {file: 'api.json', line: 1}]
  ])
})
