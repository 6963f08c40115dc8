import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {listFiles} from '../list-files.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A problem in an output, with the names and values in its message replaced. */
interface ShownProblem {
  code: string
  message: string
  place: string
}

const PROBLEM = /^ *(?:error|warning) ([a-z][a-z-]+): (.+)$/

function readProblems(file: string): ShownProblem[] {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
  return lines.flatMap((line, index): ShownProblem[] => {
    const [, code = '', message = ''] = PROBLEM.exec(line) ?? []
    if (code === '') return []
    return [{code, message: abstract(message, code), place: `${file}:${index + 1}`}]
  })
}

/** Codes whose messages end with the words of a plugin, a schema or TeX. */
const FOREIGN = new Set([
  'markdown-plugin-failed',
  'math-invalid',
  'plugin-failed',
  'render-failed'
])

/** Replaces names, values and paths, so that only the words of a message are left. */
function abstract(message: string, code: string): string {
  const own = FOREIGN.has(code) ? message.replace(/: .*$/, ':') : message
  return (
    own
      .replace(/`[^`]*`+|"[^"]*"|\d[\w:.-]*/g, '_')
      .replace(/(?<![\w/.])[@.]*[\w@.-]*(?:\/[\w@.-]+)+\/?|\b[\w.-]+\.\w{2,4}\b/g, '_')
      .replace(/^(Plugin|The plugin|The Markdown plugin) [\w-]+/, '$1 _')
      .replace(/ failed in \w+:$/, ' failed in _:')
      .replace(/, expected .*$/, ', expected _')
      // `front-matter-schema.test.ts` tests the messages of schemas.
      .replace(/, which doesn't match the schema.*$/, ', expected _')
  )
}

/** Lists the files in a folder of the repository, relative to the repository. */
function listInFolder(folder: string, name: RegExp): string[] {
  return listFiles(path.join(ROOT, folder), name).map((file) => `${folder}/${file}`)
}

test('messages in examples have the words of real output', () => {
  const pages = listInFolder('content/docs', /\.mdx?$/)
  const isReal = (file: string) => file.startsWith('content/docs/api/errors/')
  const real = [...listInFolder('tests/errors', /\/expected\.txt$/), ...pages.filter(isReal)]
  const known = new Map<string, Set<string>>()
  for (const {code, message} of real.flatMap(readProblems))
    known.set(code, (known.get(code) ?? new Set()).add(message))
  const stale = pages
    .filter((file) => !isReal(file))
    .flatMap(readProblems)
    .filter(({code, message}) => known.has(code) && !known.get(code)?.has(message))
  expect(stale.map(({place, message}) => `${place}: ${message}`)).toEqual([])
})
