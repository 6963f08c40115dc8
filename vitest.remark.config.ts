import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {resolveTheme} from './scripts/resolve-theme.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const conditions = ['source', 'module', 'node', 'import', 'default']

/** Runs the tests of the Markdown package as on a machine without a binary of the native parser. */
export default defineConfig({
  plugins: [resolveTheme(here)],
  resolve: {conditions, alias: {satteri: `${here}missing-native-parser.mjs`}},
  ssr: {resolve: {conditions}},
  test: {
    include: ['packages/markdown/src/**/*.test.ts'],
    exclude: [
      // The native parser finds these errors in linear time. Without it, the pages are rejected as too large.
      'packages/markdown/src/compile/large-expressions.test.ts',
      // These tests compare both parsers.
      'packages/markdown/src/fast/{parser-equality,remark-fast-parse}.test.ts',
      'packages/markdown/src/compile/compare-parsers.test.ts'
    ],
    env: {LECTERN_NATIVE_PARSER: 'missing'},
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%'
  }
})
