import {defineConfig} from 'playwright/test'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'

/** Tests that need a browser: on every page of the reference website, and on a small site of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './build-sites.ts',
  workers: 2,
  timeout: 60_000,
  // A test that needs a second try hides an error, in the product or in the test.
  retries: 0,
  expect: {timeout: 15_000},
  // One picture for all systems: they are compared coarsely (`visual.spec.ts`).
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  use: {launchOptions: browserLaunchOptions(await findBrowser({isForTests: true}))}
})
