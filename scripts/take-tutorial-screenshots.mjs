// Takes the tutorial's screenshots while its test follows the steps.
import {spawnSync} from 'node:child_process'
import {ensureBrowser} from './ensure-browser.mjs'
import {ensureSetup, ROOT} from './setup.mjs'

await ensureSetup()
const browser = await ensureBrowser({isForTests: true})
const args = ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tutorial.test']
const {status} = spawnSync('npx', args, {
  cwd: ROOT,
  env: {...process.env, CHROMIUM_PATH: browser, TAKE_SCREENSHOTS: '1'},
  shell: process.platform === 'win32',
  stdio: 'inherit'
})
process.exitCode = status ?? 1
