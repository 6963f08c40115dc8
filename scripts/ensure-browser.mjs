// The browser that the end-to-end tests drive: found where there is one, installed where not.
import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

/** Names under which systems install Chromium, in the order in which they are tried. */
const COMMANDS = Object.freeze([
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable'
])

/**
 * Chromium without windows, as Debian names it: the same pages, scripts and pictures in half of the
 * time, for nothing is drawn for a screen. Tests take it where there is one.
 */
const SHELL = 'chromium-headless-shell'

/** How each package manager installs Chromium without asking; the first one that works is used. */
const INSTALLERS = Object.freeze([
  {command: 'apt-get', steps: [['update'], ['install', '-y', SHELL]], needsRoot: true},
  {command: 'apt-get', steps: [['install', '-y', 'chromium']], needsRoot: true},
  {command: 'dnf', steps: [['install', '-y', 'chromium']], needsRoot: true},
  {command: 'apk', steps: [['add', 'chromium']], needsRoot: true},
  {command: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']], needsRoot: true},
  {command: 'brew', steps: [['install', '--cask', 'chromium']], needsRoot: false}
])

/**
 * Questions to the machine, so that the order of the answers can be tested.
 *
 * @typedef {object} Lookups
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} exists
 * @property {(command: string) => string | undefined} findCommand the full path of a command
 * @property {() => Promise<string | undefined>} findDownloaded where Playwright's own browser would be
 * @property {boolean} isForTests whether a browser without windows will do
 */

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` or `CHROME` names, for tests one without windows,
 * Playwright's download, or one on the PATH.
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
 * The path of a Chromium, installed first when there is none. Ends the process with exit code 1 and
 * an instruction when no way of installing it works.
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
 * In continuous integration an install costs less than the time that tests take longer with windows.
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
 * Options with which a test run starts the browser. Chromium refuses its sandbox to root.
 *
 * @param {string | undefined} executablePath
 */
export function browserLaunchOptions(executablePath) {
  const isRoot = process.getuid?.() === 0
  const args = ['--disable-gpu', '--disable-background-networking', '--no-first-run']
  // As browsers with windows draw letters; the one without would round their widths.
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
    // Playwright has no build for this system; then it has no browser here either.
    return undefined
  }
}

/** What the package managers of this system can try, in turn. */
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
