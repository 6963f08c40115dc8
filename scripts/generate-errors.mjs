// Generates content/docs/api/errors.md: the problems that packages declare in `src/problem-catalog.ts`, each with
// an example from the expected output of a site in tests/errors.
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {createErrorPage} from './error-reference/error-page.mjs'
import {readCases} from './error-reference/read-cases.mjs'
import {readCatalogs} from './error-reference/read-catalogs.mjs'

const PAGE = fileURLToPath(new URL('../content/docs/api/errors.md', import.meta.url))

writeFileSync(PAGE, createErrorPage(await readCatalogs(), readCases()))
