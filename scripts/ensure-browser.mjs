// Finds the browser for end-to-end tests, or installs one.
import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

/** Names of Chromium's command on different systems, in order of preference. */
const COMMANDS = Object.freeze([
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable'
])

/**
 * Debian's name for headless Chromium. It renders the same pages and screenshots in half the time, so tests
 * prefer it.
 */
const SHELL = 'chromium-headless-shell'

/** Non-interactive commands that install Chromium, by package manager. The first one that works is used. */
const INSTALLERS = Object.freeze([
  {command: 'apt-get', steps: [['update'], ['install', '-y', SHELL]], needsRoot: true},
  {command: 'apt-get', steps: [['install', '-y', 'chromium']], needsRoot: true},
  {command: 'dnf', steps: [['install', '-y', 'chromium']], needsRoot: true},
  {command: 'apk', steps: [['add', 'chromium']], needsRoot: true},
  {command: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']], needsRoot: true},
  {command: 'brew', steps: [['install', '--cask', 'chromium']], needsRoot: false}
])

/**
 * Functions that look up browsers. Tests replace them.
 *
 * @typedef {object} Lookups
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} exists
 * @property {(command: string) => string | undefined} findCommand the full path of a command
 * @property {() => Promise<string | undefined>} findDownloaded the path of Playwright's own browser
 * @property {boolean} isForTests whether a headless browser is enough
 */

/**
 * Returns the path of Chromium. It's looked up in this order: `CHROMIUM_PATH` or `CHROME`, headless
 * Chromium for tests, Playwright's download, and the PATH.
 *
 * @param {Partial<Lookups>} [lookups]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser({
  env = process.env,
  exists = existsSync,
  findCommand = findOnPath,
  findDownloaded = findPlaywrightBrowser,
  isForTests = false
} = {}) {
  for (const named of [env.CHROMIUM_PATH, env.CHROME]) if (named && exists(named)) return named
  const shell = isForTests ? findCommand(SHELL) : undefined
  if (shell) return shell
  const downloaded = await findDownloaded()
  if (downloaded && exists(downloaded)) return downloaded
  for (const command of COMMANDS) {
    const found = findCommand(command)
    if (found) return found
  }
  return undefined
}

/**
 * Returns the path of Chromium and installs it if necessary. If the installation fails, prints instructions
 * and exits with code 1.
 *
 * @param {Pick<Partial<Lookups>, 'isForTests'>} [purpose]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(purpose) {
  const found = await findBrowser(purpose)
  if (found && !isSlowChoice(found, purpose)) return found
  console.log(`${found ? 'No quick' : 'No'} Chromium found. Trying to install one …`)
  for (const install of [...systemInstalls(), downloadWithPlaywright]) {
    const browser = install() ? await findBrowser(purpose) : undefined
    if (browser) return browser
    if (found) return found
  }
  console.error(
    'The browser tests need Chromium, and neither the package manager of this system nor `npx playwright install chromium` could install it. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its program, and try again.'
  )
  process.exit(1)
}

/**
 * Checks whether to install the headless browser. In CI, that takes less time than tests in a regular browser.
 *
 * @param {string} found
 * @param {Pick<Partial<Lookups>, 'isForTests'>} [purpose]
 */
function isSlowChoice(found, {isForTests = false} = {}) {
  const {CI, CHROMIUM_PATH} = process.env
  const canInstall = findOnPath('apt-get') !== undefined
  return isForTests && !!CI && !CHROMIUM_PATH && canInstall && !found.endsWith(SHELL)
}

/**
 * Returns the launch options for tests. Chromium doesn't support its sandbox for root.
 *
 * @param {string | undefined} executablePath
 */
export function browserLaunchOptions(executablePath) {
  const isRoot = process.getuid?.() === 0
  const args = ['--disable-gpu', '--disable-background-networking', '--no-first-run']
  // Uses the font rendering of regular browsers. Headless browsers round glyph widths.
  args.push('--font-render-hinting=slight')
  return {executablePath, args: isRoot ? ['--no-sandbox', ...args] : args}
}

/** @param {string} command */
function findOnPath(command) {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => suffixes.map((suffix) => path.join(dir, command + suffix)))
    .find((file) => existsSync(file))
}

async function findPlaywrightBrowser() {
  try {
    const {chromium} = await import('playwright')
    return chromium.executablePath()
  } catch {
    // Playwright doesn't support this system.
    return undefined
  }
}

/** Lists functions that install Chromium with this system's package managers. */
function systemInstalls() {
  return INSTALLERS.filter(({command}) => findOnPath(command)).map(
    ({command, steps, needsRoot}) =>
      () => {
        const asRoot = needsRoot && process.getuid?.() !== 0 ? ['sudo', '-n'] : []
        return steps.map((args) => run([...asRoot, command, ...args])).at(-1) === true
      }
  )
}

function downloadWithPlaywright() {
  const cli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))
  return run([process.execPath, cli, 'install', 'chromium'])
}

/** @param {readonly string[]} command */
function run([program = '', ...args]) {
  return spawnSync(program, args, {stdio: 'inherit'}).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(await ensureBrowser({isForTests: true}))
