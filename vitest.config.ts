import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {resolveTheme} from './scripts/resolve-theme.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  plugins: [resolveTheme(here)],
  resolve: {conditions: ['source', 'module', 'node', 'import', 'default']},
  ssr: {resolve: {conditions: ['source', 'module', 'node', 'import', 'default']}},
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'website/src/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'tests/benchmarks/**/*.test.mjs',
      'tests/fuzz/*.test.ts',
      'tests/mutations/*.test.ts'
    ],
    testTimeout: 20_000,
    // No module holds state, so tests may share the modules: loading them anew takes most of the time.
    pool: 'threads',
    // These packages have a `source` condition, whose TypeScript files Node doesn't run.
    server: {deps: {inline: [/\/eventsource(?:-parser)?\//, /\/@modelcontextprotocol\//]}},
    isolate: false,
    // By default, one core is left to the editor.
    maxWorkers: '100%'
  }
})
