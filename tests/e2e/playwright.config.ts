import {defineConfig} from 'playwright/test'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'

/** Tests that need a browser, on the reference website as `site build` writes it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './build-website.ts',
  workers: 2,
  timeout: 60_000,
  forbidOnly: process.env.CI !== undefined,
  use: {launchOptions: browserLaunchOptions(await findBrowser())}
})
