// Turns the TypeScript of the packages that Node runs into JavaScript: one file to one file,
// `src/a.ts` to `dist/a.js`, nothing bundled. Types are checked elsewhere.
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

/** Packages of which only the top of `src` is for Node; the rest ships as source. */
const SHALLOW = Object.freeze(['theme'])

/** Part of every hash: a change here compiles everything again. Modules stay modules. */
const OPTIONS = Object.freeze({
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  charset: /** @type {const} */ ('utf8'),
  tsconfigRaw: {compilerOptions: {verbatimModuleSyntax: true}}
})

/** Names the inputs of a `dist` folder; written last, so a compile that was cut off is done again. */
const HASH_FILE = '.inputs'

/**
 * Compile every package whose `exports` point into `dist` and whose inputs changed.
 *
 * @param {{root: string}} options the top folder of the repository
 * @returns {Promise<string[]>} names of the packages that were compiled, sorted
 */
export async function compilePackages({root}) {
  const stale = findNodePackages(root)
    .map((name) => ({name, dir: path.join(root, 'packages', name)}))
    .map((item) => ({...item, sources: readSources(item.dir, SHALLOW.includes(item.name))}))
    .map((item) => ({...item, hash: hashSources(root, item.sources)}))
    .filter((item) => readHash(item.dir) !== item.hash)
  for (const item of stale) await compilePackage(item)
  return stale.map(({name}) => name)
}

/** @param {string} root */
function findNodePackages(root) {
  const isNodePackage = (/** @type {string} */ name) => {
    const file = path.join(root, 'packages', name, 'package.json')
    return existsSync(file) && readFileSync(file, 'utf8').includes('"./dist/')
  }
  return readdirSync(path.join(root, 'packages')).filter(isNodePackage).sort()
}

/**
 * @param {string} dir
 * @param {boolean} shallow
 * @returns {{file: string, text: string}[]} `file` is relative to `src`, sorted
 */
function readSources(dir, shallow) {
  const src = path.join(dir, 'src')
  if (!existsSync(src)) return []
  return readdirSync(src, {recursive: !shallow, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.endsWith('.d.ts') && !file.split(path.sep).includes('fixtures'))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(src, file), 'utf8')}))
}

/**
 * @param {string} root
 * @param {{file: string, text: string}[]} sources
 */
function hashSources(root, sources) {
  const compiler = readFileSync(path.join(root, 'node_modules/esbuild/package.json'), 'utf8')
  const hash = createHash('sha256').update(JSON.stringify([OPTIONS, compiler]))
  for (const {file, text} of sources) hash.update(`\0${file}\0${text}`)
  return hash.digest('hex')
}

/** @param {string} dir */
function readHash(dir) {
  const file = path.join(dir, 'dist', HASH_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {{dir: string, hash: string, sources: {file: string, text: string}[]}} item */
async function compilePackage({dir, hash, sources}) {
  const dist = path.join(dir, 'dist')
  // Imported late: this file is loaded before esbuild is installed.
  const {transform} = await import('esbuild')
  const outputs = await Promise.all(
    sources.map(async ({file, text}) => {
      const {code} = await transform(text, {...OPTIONS, loader: 'ts', sourcefile: file})
      return {file: file.replace(/\.ts$/, '.js'), code}
    })
  )
  removeStale(dist, new Set(outputs.map(({file}) => file)))
  for (const {file, code} of outputs) writeChanged(path.join(dist, file), code)
  writeChanged(path.join(dist, HASH_FILE), hash)
}

/**
 * @param {string} dist
 * @param {ReadonlySet<string>} wanted
 */
function removeStale(dist, wanted) {
  if (!existsSync(dist)) return
  for (const file of readdirSync(dist, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.js') && !wanted.has(file)) rmSync(path.join(dist, file), {force: true})
  }
}

/**
 * In one step, so that a program which reads the file meanwhile sees the old or the new one whole.
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
