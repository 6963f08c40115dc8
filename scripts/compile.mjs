// Compiles the packages that run in Node: `src/a.ts` becomes `dist/a.js`, or one file per export if the
// package.json has `lectern.compile.bundle`. Doesn't check types.
import {createHash} from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {bundlePackage, REQUIRED} from './compile/bundle-package.mjs'
import {COMPILE_OPTIONS} from './compile/compile-options.mjs'
import {readNodePackages} from './compile/package-facts.mjs'

/** @typedef {import('./compile/package-facts.mjs').NodePackage} NodePackage */

/** File with the hash of a `dist` folder's inputs. Written last, so an interrupted compilation is repeated. */
const HASH_FILE = '.inputs'

/**
 * Compiles every package whose `exports` point to `dist` and whose inputs changed.
 *
 * @param {{root: string}} options the repository root
 * @returns {Promise<string[]>} names of the compiled packages, sorted
 */
export async function compilePackages({root}) {
  const all = readNodePackages(root)
  const shared = all.find(({name}) => name === 'shared')
  const stale = all
    .map((item) => ({item, hash: hashPackage(root, item, shared)}))
    .filter(({item, hash}) => readHash(item.dir) !== hash)
  for (const {item, hash} of stale) await compilePackage(item, {hash, shared})
  return stale.map(({item}) => item.name)
}

/**
 * @param {string} root
 * @param {NodePackage} item
 * @param {NodePackage | undefined} shared
 */
function hashPackage(root, {compile, exported, sources}, shared) {
  const compiler = readFileSync(path.join(root, 'node_modules/esbuild/package.json'), 'utf8')
  const options = [COMPILE_OPTIONS, REQUIRED, compile, exported, shared?.compile, compiler]
  const hash = createHash('sha256').update(JSON.stringify(options))
  // A bundle depends on the versions of its dependencies.
  if (compile.bundle) hash.update(readFileSync(path.join(root, 'package-lock.json')))
  const inlined = compile.bundle ? (shared?.sources ?? []) : []
  for (const {file, text} of [...sources, ...inlined]) hash.update(`\0${file}\0${text}`)
  return hash.digest('hex')
}

/** @param {string} dir */
function readHash(dir) {
  const file = path.join(dir, 'dist', HASH_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {NodePackage} item
 * @param {{hash: string, shared: NodePackage | undefined}} options
 */
async function compilePackage(item, {hash, shared}) {
  const dist = path.join(item.dir, 'dist')
  const outputs = item.compile.bundle
    ? await bundlePackage(item, shared)
    : await transformEach(item.sources)
  removeStale(dist, new Set(outputs.map(({file}) => file)))
  for (const {file, code} of outputs) writeChanged(path.join(dist, file), code)
  writeChanged(path.join(dist, HASH_FILE), hash)
}

/** @param {readonly {file: string, text: string}[]} sources */
async function transformEach(sources) {
  // Imported lazily, because this file is loaded before esbuild is installed.
  const {transform} = await import('esbuild')
  return Promise.all(
    sources.map(async ({file, text}) => {
      const {code} = await transform(text, {...COMPILE_OPTIONS, loader: 'ts', sourcefile: file})
      return {file: file.replace(/\.ts$/, '.js'), code}
    })
  )
}

/**
 * @param {string} dist
 * @param {ReadonlySet<string>} wanted
 */
function removeStale(dist, wanted) {
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist, {recursive: true, encoding: 'utf8'})) {
    const file = name.split(path.sep).join('/')
    if (file.endsWith('.js') && !wanted.has(file)) rmSync(path.join(dist, file), {force: true})
  }
}

/**
 * Replaces a file atomically, so that concurrent readers see either the old or the new file.
 *
 * @param {string} file
 * @param {string} text
 */
function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(path.dirname(file), {recursive: true})
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)))
  const compiled = await compilePackages({root})
  console.log(compiled.length > 0 ? `Compiled ${compiled.join(', ')}.` : 'Nothing to compile.')
}
