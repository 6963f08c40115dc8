import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {readTestTitles} from './test-titles.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The test for sites with errors. Its folder has one site per test title. */
const ERRORS = {test: 'tests/errors.test.ts', folder: 'tests/errors'}

/** Creates a function that returns the test titles of a file. Each file is read once. */
export function createTitleReader() {
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
