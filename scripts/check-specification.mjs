// Checks that every clause of the specification has tests, and that all tests that it or a page
// names exist.
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findMissingTests} from './check-specification/named-tests.mjs'
import {createTitleReader} from './check-specification/title-reader.mjs'
import {findTraceProblems} from './check-specification/trace-problems.mjs'

/** @typedef {import('./check-specification/trace-problems.mjs').Section} Section */

const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)))

/**
 * Reads the trace: one JSON file per section.
 *
 * @returns {Section[]}
 */
export function readTrace() {
  const folder = path.join(ROOT, 'tests/specification')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      name,
      clauses: JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    }))
}

/** Pages that cite tests as proof. */
const PAGES = Object.freeze(['content/docs/advanced/threat-model.md'])

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sections = readTrace()
  const readTitles = createTitleReader()
  const inPages = PAGES.flatMap((page) =>
    findMissingTests(page, readFileSync(path.join(ROOT, page), 'utf8'), readTitles)
  )
  const problems = [...findTraceProblems(sections, readTitles), ...inPages]
  const count = sections.flatMap(({clauses}) => clauses).length
  for (const problem of problems) console.error(problem)
  console.log(`${count} clauses of the specification, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
