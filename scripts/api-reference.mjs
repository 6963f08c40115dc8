// Generates the API reference from the packages' doc comments.
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {PAGES} from './api-reference/entry-points.mjs'
import {findUndocumented} from './api-reference/find-undocumented.mjs'
import {assignExports} from './api-reference/assign-exports.mjs'
import {readProgram} from './api-reference/read-program.mjs'
import {writePages} from './api-reference/write-page.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Docs folder. Page paths are relative to it. */
export const MANUAL = path.join(ROOT, 'content/docs')

/**
 * Creates the pages of the API reference.
 *
 * @returns {{pages: ReadonlyMap<string, string>, undocumented: readonly string[]}}
 */
export function createReference() {
  const entries = PAGES.flatMap(({sections}) => sections.map(({entry}) => entry))
  const assigned = assignExports(readProgram(ROOT, entries), PAGES)
  return {pages: writePages(assigned), undocumented: findUndocumented(assigned)}
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {pages, undocumented} = createReference()
  for (const [file, text] of pages) {
    const target = path.join(MANUAL, file)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, text)
    console.log(`Wrote content/docs/${file} (${text.split('\n').length} lines)`)
  }
  for (const name of undocumented) console.error(`${name} has no doc comment`)
  if (undocumented.length > 0) process.exitCode = 1
}
