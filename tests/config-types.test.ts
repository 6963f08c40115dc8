import {spawnSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = path.join(ROOT, 'tests/fixtures/config-types')

/** Returns the fixture's errors as the compiler prints them, without continuation lines. */
function checkTypes(): string[] {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const {stdout} = spawnSync(process.execPath, [compiler, '-p', FOLDER, '--pretty', 'false'], {
    cwd: FOLDER,
    encoding: 'utf8'
  })
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}

/** Returns the fixture's comments `// invalid: …` with file and line. */
function findExpectations(): {location: string; message: string}[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    readLines(file).flatMap((line, index) => {
      const message = /\/\/ invalid: (.+)/.exec(line)?.[1]
      return message ? [{location: `${file}(${index + 1},`, message}] : []
    })
  )
}

function readLines(file: string): string[] {
  return readFileSync(path.join(FOLDER, file), 'utf8').split('\n')
}

test('only unknown options and fields of a configuration are type errors', () => {
  const expected = findExpectations()
  const errors = checkTypes()
  expect(expected.length).toBeGreaterThan(10)
  expect(errors).toEqual(
    expected.map(({location, message}) =>
      expect.stringMatching(new RegExp(`^${escapeRegex(location)}.*${escapeRegex(message)}`))
    )
  )
})

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Creates the part of TypeScript that editors use. TypeScript 7 has no API for it. */
function createLanguageService() {
  const require = createRequire(path.join(ROOT, 'packages/plugin-typedoc/package.json'))
  const ts: typeof import('../packages/plugin-typedoc/node_modules/typescript/lib/typescript.js') =
    require('typescript')
  const {config} = ts.readConfigFile(path.join(FOLDER, 'tsconfig.json'), ts.sys.readFile)
  const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, FOLDER)
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => FOLDER,
    getDefaultLibFileName: ts.getDefaultLibFilePath
  })
}

test('editors complete plugin options and theme fields', () => {
  const service = createLanguageService()
  const file = path.join(FOLDER, 'completions.ts')
  const text = readFileSync(file, 'utf8')
  const expected = [...text.matchAll(/\/\/ complete: (.+)\n.*?\{(?=\}+)/g)]
  expect(expected).toHaveLength(4)
  for (const match of expected) {
    const position = match.index + match[0].length
    const {entries = []} = service.getCompletionsAtPosition(file, position, {}) ?? {}
    const names = entries.map(({name}) => name)
    expect(names).toEqual(expect.arrayContaining((match[1] ?? '').split(', ')))
  }
})
