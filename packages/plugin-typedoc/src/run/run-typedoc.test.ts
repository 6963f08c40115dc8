import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {expect, onTestFinished, test} from 'vitest'
import {createContext} from '../fixtures/site-context.js'
import {loadReference} from '../site/load-reference.js'
import {parseTypeDocOptions} from '../options/typedoc-options.js'
import {runTypeDoc} from './run-typedoc.js'

const FILES = {
  'package.json': '{"name": "birds"}',
  'typedoc.json': '{"disableSources": true}',
  'tsconfig.json':
    '{"compilerOptions": {"strict": true, "target": "es2022", "types": []}, "include": ["src"]}',
  'src/index.ts': `export {call} from './call'
/** A bird. See {@link Nest}. */
export class Bird {}
`,
  'src/call.ts': `/** Calls. */
export function call(times = 1): string {
  return 'hoo'.repeat(times)
}
`
}

/** Creates a package whose site is in \`docs\`, like in many repositories. */
function createProject(files: Readonly<Record<string, string>> = {}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-typedoc-'))
  onTestFinished(() => fs.rmSync(root, {recursive: true}))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
    fs.writeFileSync(path.join(root, file), text)
  }
  for (const [file, text] of Object.entries({...FILES, ...files})) write(file, text)
  const siteDir = path.join(root, 'docs')
  fs.mkdirSync(siteDir)
  const installed = path.join(packageFolder('plugin-typedoc'), 'node_modules')
  fs.symlinkSync(installed, path.join(root, 'node_modules'))
  const run = () =>
    runTypeDoc(createContext(siteDir), {entryPoints: ['../src/index.ts']}, 'default')
  return {root, siteDir, write, run}
}

/** Each run loads TypeScript. */
const TIMEOUT = 120_000

test('documents code, and runs again only after an input has changed', {
  timeout: TIMEOUT
}, async () => {
  const {root, siteDir, write, run} = createProject()
  const options = parseTypeDocOptions({entryPoints: ['../src/index.ts']})
  const {file, title, pages, inputs, problems} = await loadReference(
    createContext(siteDir),
    options
  )
  expect(problems).toEqual([
    {
      code: 'typedoc-warning',
      message: 'TypeDoc: Failed to resolve link to "Nest" in comment for Bird',
      hint: 'Fix the code or the comment, or change the setting in `typedoc.json`.',
      policy: 'warn'
    }
  ])
  expect([file, title]).toEqual(['../src/index.ts', 'birds'])
  expect(pages.map((page) => page.path)).toEqual(['/api', '/api/classes/bird', '/api/functions'])
  const names = [
    'tsconfig.json',
    'typedoc.json',
    'typedoc.config.js',
    'src/index.ts',
    'src/call.ts'
  ]
  expect(inputs).toEqual(expect.arrayContaining(names.map((name) => path.join(root, name))))

  const {json = '', ...known} = await run()
  expect(known).toEqual({files: inputs, problems})
  fs.writeFileSync(json, 'kept')
  await run()
  expect(fs.readFileSync(json, 'utf8')).toBe('kept')

  write('typedoc.json', '{"disableSources": true, "name": "All birds"}')
  await run()
  expect(JSON.parse(fs.readFileSync(json, 'utf8'))).toMatchObject({name: 'All birds'})

  write('src/call.ts', '/** Calls. */\nexport const call: number = "hoo"\n')
  const failed = await run()
  expect(failed.problems).toEqual([
    {
      code: 'typedoc-failed',
      message: "TypeDoc: Type 'string' is not assignable to type 'number'.",
      position: {file: '../src/call.ts', line: 2, column: 14},
      hint: 'Fix the code, or set `skipErrorChecking` in `typedoc.json` to document it despite type errors.'
    }
  ])
  // The last reference stays available.
  expect(failed.json).toBe(json)
  expect(fs.existsSync(json)).toBe(true)
})

test('explains how to avoid the warning about repositories without a remote', {
  timeout: TIMEOUT
}, async () => {
  const {root, run} = createProject({
    'typedoc.json': '{}',
    'src/index.ts': '/** A bird. */\nexport class Bird {}\n'
  })
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args])
  git('init', '--quiet')
  git('add', 'src')
  git('-c', 'user.name=Jay', '-c', 'user.email=jay@example.com', 'commit', '--quiet', '-m', 'Code')
  const {problems} = await run()
  expect(problems).toEqual([
    {
      code: 'typedoc-warning',
      message:
        'TypeDoc: The provided git remote "origin" was not valid. Source links will be broken',
      hint: 'Add a remote to the Git repository, or set `disableSources` to `true` or `sourceLinkTemplate` in `typedoc.json`.',
      policy: 'warn'
    }
  ])
})

test('reports missing files and a missing TypeDoc', async () => {
  const {root, siteDir, run} = createProject()
  const code = {entryPoints: ['../src/bird.ts'], tsconfig: 'tsconfig.json'}
  const missing = await runTypeDoc(createContext(siteDir), code, 'default')
  expect(missing.problems.map(({message}) => message)).toEqual([
    'The file ../src/bird.ts is missing.',
    'The file tsconfig.json is missing.'
  ])
  fs.unlinkSync(path.join(root, 'node_modules'))
  const {problems} = await run()
  expect(problems).toMatchObject([
    {
      code: 'typedoc-not-installed',
      message: "The `entryPoints` option needs TypeDoc and TypeScript, which aren't installed."
    }
  ])
})
