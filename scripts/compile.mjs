// Turns the TypeScript of the packages that Node runs into JavaScript: one file to one file,
// `src/a.ts` to `dist/a.js`. Packages in BUNDLED become one file for each export, with what they
// import. Types are checked elsewhere.
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
const SHALLOW = Object.freeze(['theme', 'theme-live-codeblock', 'theme-mermaid', 'plugin-debug'])

/**
 * Packages that are bundled with their dependencies: the Markdown pipeline is more than 300 small
 * modules, which every worker thread would load one by one, the schema library 90 for every start, a
 * plugin some forty. What is imported late is a file of its own.
 * Values are what stays outside: what has to be the only copy, or is looked up by name; and what is
 * loaded beside the package's exports, by the program and by its threads. Each takes the few small
 * modules of `shared` that it needs into its files. `replaced` names modules of ours that take the place of
 * a dependency's.
 *
 * @type {Readonly<Record<string, {external: readonly string[], hasCommonJs: boolean, entries?: readonly string[], replaced?: Readonly<Record<string, string>>}>>}
 */
const BUNDLED = Object.freeze({
  bundler: {
    external: ['@lectern/*', 'esbuild', 'katex', 'lightningcss', 'oxc-parser', 'oxc-transform'],
    hasCommonJs: false
  },
  core: {
    external: ['@lectern/*', 'esbuild', 'image-size', 'tinypool', 'yaml'],
    hasCommonJs: true,
    entries: [
      'cli',
      'generator',
      'commands/build',
      'dev/render-worker',
      'workers/task-pool',
      'workers/worker'
    ]
  },
  markdown: {
    external: ['@lectern/*', 'prismjs', 'react', 'yaml'],
    hasCommonJs: true,
    replaced: {'micromark-util-edit-map': './src/edit-map.ts'}
  },
  // Some of it runs in the browser, which has no `require`.
  shared: {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-blog': {external: ['@lectern/*', 'feed', 'parse5', 'yaml'], hasCommonJs: false},
  'plugin-changelog': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-client-redirects': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-debug': {external: ['@lectern/*'], hasCommonJs: false},
  'plugin-docs': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-ideal-image': {external: ['@lectern/*', 'sharp', 'yaml'], hasCommonJs: false},
  'plugin-llms': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-pages': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  'plugin-search': {external: ['@lectern/*', 'algoliasearch', 'esbuild'], hasCommonJs: false},
  'plugin-sitemap': {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  // What draws is loaded for the first image.
  'plugin-social-images': {
    external: ['@lectern/*', '@resvg/resvg-js', 'satori', 'yaml'],
    hasCommonJs: false
  },
  // Workbox and esbuild are loaded when a build is finished, and by nothing else.
  'plugin-pwa': {
    external: ['@lectern/*', 'esbuild', 'minimatch', 'workbox-build', 'yaml'],
    hasCommonJs: false
  },
  prerender: {external: ['@lectern/*', 'yaml'], hasCommonJs: false},
  theme: {external: ['@lectern/*', 'prism-react-renderer', 'yaml'], hasCommonJs: false}
})

/** Packages in CommonJS whose names Node would look for in all of their text, at every start. */
const REQUIRED = Object.freeze(['esbuild'])

/** Modules of `shared` that stay files of their own: a class that `instanceof` asks for, a large library. */
const ONE_COPY = Object.freeze(['site-problem', 'schema'])

/** Part of every hash: a change here compiles everything again. Modules stay modules. */
const OPTIONS = Object.freeze({
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  charset: /** @type {const} */ ('utf8'),
  tsconfigRaw: {compilerOptions: {verbatimModuleSyntax: true}}
})

/** Makes `require` for CommonJS packages inside a bundle, which ask for Node's own modules. */
const REQUIRE = `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`

/** Names the inputs of a `dist` folder; written last, so a compile that was cut off is done again. */
const HASH_FILE = '.inputs'

/**
 * Compile every package whose `exports` point into `dist` and whose inputs changed.
 *
 * @param {{root: string}} options the top folder of the repository
 * @returns {Promise<string[]>} names of the packages that were compiled, sorted
 */
export async function compilePackages({root}) {
  const all = findNodePackages(root)
    .map((name) => ({name, dir: path.join(root, 'packages', name)}))
    .map((item) => ({...item, sources: readSources(item.dir, SHALLOW.includes(item.name))}))
  const stale = all
    .map((item) => ({...item, hash: hashSources(root, item, all)}))
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
 * @typedef {{name: string, sources: {file: string, text: string}[]}} Package
 *
 * @param {string} root
 * @param {Package} item
 * @param {readonly Package[]} all
 */
function hashSources(root, {name, sources}, all) {
  const compiler = readFileSync(path.join(root, 'node_modules/esbuild/package.json'), 'utf8')
  const options = [OPTIONS, BUNDLED, ONE_COPY, REQUIRED, compiler]
  const hash = createHash('sha256').update(JSON.stringify(options))
  // A bundle changes with the versions of what is in it.
  const shared = name in BUNDLED ? all.find((other) => other.name === 'shared') : undefined
  if (name in BUNDLED) hash.update(readFileSync(path.join(root, 'package-lock.json')))
  for (const {file, text} of [...sources, ...(shared?.sources ?? [])]) {
    hash.update(`\0${file}\0${text}`)
  }
  return hash.digest('hex')
}

/** @param {string} dir */
function readHash(dir) {
  const file = path.join(dir, 'dist', HASH_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {{name: string, dir: string, hash: string, sources: {file: string, text: string}[]}} item */
async function compilePackage({name, dir, hash, sources}) {
  const dist = path.join(dir, 'dist')
  const bundled = BUNDLED[name]
  const outputs = bundled ? await bundle(dir, sources, bundled) : await transformEach(sources)
  removeStale(dist, new Set(outputs.map(({file}) => file)))
  for (const {file, code} of outputs) writeChanged(path.join(dist, file), code)
  writeChanged(path.join(dist, HASH_FILE), hash)
}

/** @param {{file: string, text: string}[]} sources */
async function transformEach(sources) {
  // Imported late: this file is loaded before esbuild is installed.
  const {transform} = await import('esbuild')
  return Promise.all(
    sources.map(async ({file, text}) => {
      const {code} = await transform(text, {...OPTIONS, loader: 'ts', sourcefile: file})
      return {file: file.replace(/\.ts$/, '.js'), code}
    })
  )
}

/**
 * One file for each entry of a package, and what several of them share.
 *
 * @param {string} dir
 * @param {{file: string}[]} sources
 * @param {NonNullable<typeof BUNDLED[string]>} bundled
 */
async function bundle(dir, sources, {external, hasCommonJs, entries = [], replaced = {}}) {
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    ...OPTIONS,
    absWorkingDir: dir,
    entryPoints: [...readEntries(dir, sources), ...entries.map((name) => `src/${name}.ts`)],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    external: [...external],
    alias: replaced,
    plugins: [
      ...(await Promise.all(REQUIRED.map(requirePackage))),
      ...(path.basename(dir) === 'shared'
        ? []
        : [takeSharedIn(path.join(path.dirname(dir), 'shared', 'src'))])
    ],
    banner: {js: hasCommonJs ? REQUIRE : ''}
  })
  return outputFiles.map(({path: file, text}) => ({
    file: path.relative(path.join(dir, 'dist'), file),
    code: text
  }))
}

/**
 * Imports of a package become a call of `require`, with the names that the package has now.
 *
 * @param {string} name
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function requirePackage(name) {
  const names = Object.keys(await import(name)).filter((key) => /^[a-z]\w*$/i.test(key))
  const contents = [
    `import {createRequire} from 'node:module'`,
    `const whole = createRequire(import.meta.url)('${name}')`,
    `export const {${names.filter((key) => key !== 'default').join(', ')}} = whole`
  ].join('\n')
  return {
    name: `require-${name}`,
    setup(build) {
      build.onResolve({filter: new RegExp(`^${name}$`)}, () => ({
        path: name,
        namespace: 'required'
      }))
      build.onLoad({filter: /./, namespace: 'required'}, () => ({contents}))
    }
  }
}

/**
 * Modules of `shared` become part of the bundle that imports them, but for those of `ONE_COPY`.
 *
 * @param {string} src
 * @returns {import('esbuild').Plugin}
 */
function takeSharedIn(src) {
  return {
    name: 'shared',
    setup(build) {
      build.onResolve({filter: /^@lectern\/shared\/|^\.\.?\//}, ({path: request, importer}) => {
        const inside = path.dirname(importer) === src
        if (request.startsWith('.') && !inside) return
        const name = path.basename(request, '.js')
        if (ONE_COPY.includes(name)) return {path: `@lectern/shared/${name}`, external: true}
        return {path: path.join(src, `${name}.ts`)}
      })
    }
  }
}

/**
 * The sources behind the exports of a package.
 *
 * @param {string} dir
 * @param {{file: string}[]} sources
 */
function readEntries(dir, sources) {
  const text = readFileSync(path.join(dir, 'package.json'), 'utf8')
  if (text.includes('"./dist/*.js"')) return sources.map(({file}) => `src/${file}`)
  return [...text.matchAll(/"\.\/dist\/([\w/-]+)\.js"/g)].map(([, name]) => `src/${name}.ts`)
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
