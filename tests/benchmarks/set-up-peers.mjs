import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {groupBy, pagePath, planPages} from './corpus-plan.mjs'
import {HUGO_FILES} from './hugo-site.mjs'
import {PEERS} from './peers.mjs'

/** @typedef {import('./generators.mjs').Generator} Generator */
/** @typedef {import('./peers.mjs').Peer} Peer */

/** Turns off telemetry, which would measure someone else's network. */
const ENVIRONMENT = Object.freeze({ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'})

/** Lists the names by which peers can be selected. */
export function listPeerFlavors() {
  return ['hugo', ...PEERS.map(({flavor}) => flavor)]
}

/**
 * Installs the wanted peers below the work folder if they're missing, which requires the network.
 *
 * @param {{workDir: string, log: (line: string) => void, wanted: readonly string[]}} options
 * @returns {Generator[]}
 */
export function setUpPeers({workDir, log, wanted}) {
  const hugo = wanted.includes('hugo') ? setUpHugo(workDir) : undefined
  if (wanted.includes('hugo') && !hugo)
    log('Hugo is missing and left out. Install it with your package manager.')
  const npm = PEERS.filter(({flavor}) => wanted.includes(flavor)).map((peer) =>
    setUpPackage(peer, {workDir, log})
  )
  return [...(hugo ? [hugo] : []), ...npm]
}

/**
 * @param {Peer} peer
 * @param {{workDir: string, log: (line: string) => void}} options
 * @returns {Generator}
 */
function setUpPackage(peer, {workDir, log}) {
  const siteDir = path.join(workDir, peer.flavor)
  writeSite(peer, siteDir)
  install(peer, siteDir, log)
  const node = findNode(peer, siteDir)
  return {
    name: peer.name,
    flavor: peer.flavor,
    siteDir,
    docsDir: path.join(siteDir, peer.docs),
    outDir: path.join(siteDir, peer.out),
    cacheDirs: peer.caches.map((dir) => path.join(siteDir, dir)),
    routePrefix: '',
    command: [node, path.join(siteDir, 'node_modules', findBin(peer, siteDir)), 'build'],
    env: ENVIRONMENT,
    ...(peer.flavor === 'vitepress' && {
      prepare: (/** @type {number} */ pages) => writeSidebar(siteDir, pages)
    })
  }
}

/**
 * Uses the installed version of Hugo, which isn't an npm package.
 *
 * @param {string} workDir
 * @returns {Generator | undefined}
 */
function setUpHugo(workDir) {
  const {status, stdout} = spawnSync('hugo', ['version'], {encoding: 'utf8'})
  if (status !== 0) return undefined
  const siteDir = path.join(workDir, 'hugo')
  writeFiles(HUGO_FILES, siteDir)
  return {
    name: `Hugo ${/\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? ''}`.trim(),
    flavor: 'hugo',
    siteDir,
    docsDir: path.join(siteDir, 'content'),
    outDir: path.join(siteDir, 'public'),
    cacheDirs: ['resources', '.hugo_build.lock', '.cache'].map((name) => path.join(siteDir, name)),
    routePrefix: '',
    command: ['hugo', '--quiet', '--cacheDir', path.join(siteDir, '.cache')]
  }
}

/**
 * @param {Peer} peer
 * @param {string} siteDir
 */
function writeSite(peer, siteDir) {
  const manifest = {name: `bench-${peer.flavor}`, private: true, ...peer.manifest}
  if (peer.newNode && needsOtherNode()) {
    Object.assign(manifest, {optionalDependencies: {[nodePackage()]: '22.23.3'}})
  }
  writeFiles({'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...peer.files}, siteDir)
}

/**
 * @param {Readonly<Record<string, string>>} files
 * @param {string} siteDir
 */
function writeFiles(files, siteDir) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(siteDir, file)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, text)
  }
}

/**
 * @param {Peer} peer
 * @param {string} siteDir
 * @param {(line: string) => void} log
 */
function install(peer, siteDir, log) {
  const manifest = readFileSync(path.join(siteDir, 'package.json'), 'utf8')
  const marker = path.join(siteDir, 'node_modules/.installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === manifest) return
  log(`Installing ${peer.name} …`)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const {status} = spawnSync('npm', args, {
    cwd: siteDir,
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  if (status !== 0) throw new Error(`npm could not install ${peer.name}; its message stands above.`)
  writeFileSync(marker, manifest)
}

/**
 * Finds the file in a package's `bin`, whose location changes between releases.
 *
 * @param {Peer} peer
 * @param {string} siteDir
 */
function findBin(peer, siteDir) {
  const file = path.join(siteDir, 'node_modules', peer.package, 'package.json')
  /** @type {{bin?: string | Record<string, string>}} */
  const {bin} = JSON.parse(readFileSync(file, 'utf8'))
  const target = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0]
  if (!target) throw new Error(`${peer.package} has no program to run.`)
  return path.join(peer.package, target)
}

/**
 * @param {Peer} peer
 * @param {string} siteDir
 */
function findNode(peer, siteDir) {
  if (!peer.newNode || !needsOtherNode()) return process.execPath
  return path.join(siteDir, 'node_modules', nodePackage(), 'bin/node')
}

function needsOtherNode() {
  return Number(process.versions.node.split('.')[0]) < 22
}

/** Returns the npm package with the Node binary for this machine. */
function nodePackage() {
  return `node-${process.platform}-${process.arch}`
}

/**
 * Writes VitePress's sidebar, because it doesn't generate one: a tree of the whole site, as in the
 * other generators.
 *
 * @param {string} siteDir
 * @param {number} count
 */
function writeSidebar(siteDir, count) {
  const sections = groupBy(planPages(count), ({section}) => section.slug).map((section) => ({
    text: section[0]?.section.title,
    collapsed: true,
    items: groupBy(section, ({topic}) => topic.slug).map((topic) => ({
      text: topic[0]?.topic.title,
      collapsed: true,
      items: topic.map((page) => ({text: page.title, link: `/${pagePath(page)}`}))
    }))
  }))
  const sidebar = [{text: 'Introduction', link: '/'}, ...sections]
  writeFileSync(path.join(siteDir, 'sidebar.json'), JSON.stringify(sidebar))
}
