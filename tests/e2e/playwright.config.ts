import {defineConfig} from 'playwright/test'
import {browserLaunchOptions, findBrowser} from '../../scripts/ensure-browser.mjs'

/** Browser tests on the reference website and on small fixtures. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Tests that take long, see `tests/proofs.mjs`.
  grepInvert: process.env.LECTERN_PROOFS ? undefined : /@proof/,
  outputDir: '../../test-results',
  globalSetup: './build-sites.ts',
  workers: 2,
  timeout: 60_000,
  // A test that only passes on retry hides an error in the product or in the test.
  retries: 0,
  expect: {timeout: 15_000},
  // The same screenshot for all systems, since `visual.spec.ts` compares them with a tolerance.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  use: {launchOptions: browserLaunchOptions(await findBrowser({isForTests: true}))}
})
