import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {resolveTheme} from './scripts/resolve-theme.mjs'
import {listDistTests, useDist} from './scripts/test-dist/use-dist.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const conditions = ['module', 'node', 'import', 'default']

/** The unit tests of what packages export, run against their compiled code. */
export default defineConfig({
  plugins: [resolveTheme(here), useDist(here)],
  resolve: {conditions},
  ssr: {resolve: {conditions, externalConditions: conditions}},
  test: {
    include: listDistTests(here),
    // As users run it: loaded by Node, not by Vitest.
    server: {deps: {external: [/\/packages\/[^/]+\/dist\//]}},
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%'
  }
})
