import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vitest/config'

/** Tests of the website in Firefox and in WebKit, the engine of Safari. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000
  }
})
