import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    conditions: ['source', 'module', 'node', 'import', 'default'],
    alias: [
      {find: /^@theme(?:-init)?\/(.*)$/, replacement: `${here}packages/theme/src/components/$1`}
    ]
  },
  ssr: {resolve: {conditions: ['source', 'module', 'node', 'import', 'default']}},
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'website/src/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'tests/benchmarks/**/*.test.mjs',
      'tests/mutations/*.test.ts'
    ],
    testTimeout: 20_000,
    // No module holds state, so tests may share the modules: loading them anew takes most of the time.
    pool: 'threads',
    isolate: false
  }
})
