// Checks that every clause of the specification has tests, and that all tests exist that it and pages name.
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findMissingTests} from './check-specification/named-tests.mjs'
import {readTestTitles} from './check-specification/test-titles.mjs'
import {findTraceFaults} from './check-specification/trace-faults.mjs'

/** @typedef {import('./check-specification/trace-faults.mjs').Section} Section */

const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)))

/** The test of faulty sites, and the folder that has one for each of its titles. */
const ERRORS = {test: 'tests/errors.test.ts', folder: 'tests/errors'}

/**
 * Read the trace: a file of JSON for each section.
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

/** Pages that name tests as proof. */
const PAGES = Object.freeze(['content/docs/advanced/threat-model.md'])

/** Gives the titles of the tests of a file, each file read once. */
function createTitleReader() {
  /** @type {Map<string, ReadonlySet<string> | undefined>} */
  const known = new Map()
  return (/** @type {string} */ file) => {
    if (!known.has(file)) known.set(file, readTitlesOf(file))
    return known.get(file)
  }
}

/**
 * @param {string} file
 * @returns {ReadonlySet<string> | undefined}
 */
function readTitlesOf(file) {
  const filePath = path.join(ROOT, file)
  if (!existsSync(filePath)) return undefined
  if (file === ERRORS.test) return new Set(readdirSync(path.join(ROOT, ERRORS.folder)))
  return new Set(readTestTitles(file, readFileSync(filePath, 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sections = readTrace()
  const readTitles = createTitleReader()
  const inPages = PAGES.flatMap((page) =>
    findMissingTests(page, readFileSync(path.join(ROOT, page), 'utf8'), readTitles)
  )
  const faults = [...findTraceFaults(sections, readTitles), ...inPages]
  const count = sections.flatMap(({clauses}) => clauses).length
  for (const fault of faults) console.error(fault)
  console.log(`${count} clauses of the specification, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}
