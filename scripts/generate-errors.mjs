// Generates content/docs/api/errors.md and its subpages: the problems that packages declare in
// `src/problem-catalog.ts`, each with an example from the expected output of a site in tests/errors.
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createErrorPages} from './error-reference/error-page.mjs'
import {readCases} from './error-reference/read-cases.mjs'
import {readCatalogs} from './error-reference/read-catalogs.mjs'

const MANUAL = fileURLToPath(new URL('../content/docs/', import.meta.url))

for (const [file, text] of createErrorPages(await readCatalogs(), readCases())) {
  mkdirSync(path.dirname(MANUAL + file), {recursive: true})
  writeFileSync(MANUAL + file, text)
}
