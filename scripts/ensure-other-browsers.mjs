// Finds Firefox and WebKitGTK, and the packages that control them, or installs them.
import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import {installDebianPackages, installNpmPackages, runCommand} from './install-packages.mjs'

/** Debian's packages. */
const DEBIAN = Object.freeze(['firefox-esr', 'webkit2gtk-driver', 'xvfb'])

/** npm's packages, which only these tests need. */
const NPM = Object.freeze(['puppeteer-core@25', 'selenium-webdriver@4'])

/** Folder with the libraries of each architecture. */
const LIBRARIES = '/usr/lib'

/**
 * Browsers, and what tests need to control them. The tests of a missing browser fail.
 *
 * @typedef {object} OtherBrowsers
 * @property {string} folder absolute path of a folder with `node_modules`
 * @property {string} [firefox] absolute path
 * @property {{driver: string, browser: string}} [webkit] absolute paths
 */

/**
 * Returns the variable that tells the tests where the browsers are. Prints how to install missing ones.
 *
 * @param {string} folder absolute path of a temporary folder for npm's packages
 * @param {import('./install-packages.mjs').RunCommand} [run]
 * @param {(names: readonly string[]) => string | undefined} [findProgram]
 * @returns {{SITE_TEST_BROWSERS: string}}
 */
export function ensureOtherBrowsers(folder, run = runCommand, findProgram = findOnSystem) {
  const find = () => {
    const firefox = findProgram(['firefox', 'firefox-esr'])
    const driver = findProgram(['WebKitWebDriver'])
    const browser = findProgram(['MiniBrowser'])
    const hasScreen = findProgram(['xvfb-run']) !== undefined
    return {firefox, webkit: driver && browser && hasScreen ? {driver, browser} : undefined}
  }
  let found = find()
  if (!found.firefox || !found.webkit) {
    console.log(`Installing ${DEBIAN.join(', ')} …`)
    installDebianPackages(DEBIAN, run)
    found = find()
  }
  if (!found.firefox || !found.webkit) {
    console.error(
      `Firefox and WebKitGTK aren't both installed. On Debian, run \`apt-get install ${DEBIAN.join(' ')}\`.`
    )
  }
  if (!installNpmPackages(folder, NPM, run))
    throw new Error(`npm can't install ${NPM.join(' and ')}, which control the browsers.`)
  return {SITE_TEST_BROWSERS: JSON.stringify({folder, ...found})}
}

/**
 * Returns the absolute path of a program. WebKitGTK's browser isn't in `PATH`.
 *
 * @param {readonly string[]} names
 */
function findOnSystem(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...listWebKitFolders()]
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

/** Lists folders such as `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function listWebKitFolders() {
  if (!existsSync(LIBRARIES)) return []
  return readdirSync(LIBRARIES, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({name}) => {
      const folder = path.join(LIBRARIES, name)
      const versions = readdirSync(folder).filter((entry) => entry.startsWith('webkit2gtk-'))
      return versions.map((version) => path.join(folder, version))
    })
}
