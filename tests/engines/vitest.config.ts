import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'

/** Tests that run the examples of the docs with real task runners and schedulers. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./provide-project.ts'],
    // Each engine runs several builds at a time.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000
  }
})
