import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'
import {LongestFirst} from './longest-first.js'
import {PROOFS} from './proofs.mjs'

/** Whole-site tests: each builds a small site with the compiled program. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'e2e/**',
      'engines/**',
      'fuzz/**',
      'mutations/**',
      'other-browsers/**',
      ...(process.env.LECTERN_PROOFS ? [] : PROOFS)
    ],
    globalSetup: ['./temporary-folder.ts'],
    // A build of a few pages uses one core, so two run in parallel.
    maxWorkers: 2,
    sequence: {sequencer: LongestFirst},
    // These limits only end tests that hang. Hooks build several sites or install packages.
    testTimeout: 300_000,
    hookTimeout: 600_000
  }
})
