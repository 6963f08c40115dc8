import path from 'node:path'
import {COMPILE_OPTIONS} from './compile-options.mjs'

/** @typedef {import('./package-facts.mjs').NodePackage} NodePackage */

/**
 * CommonJS packages to load with `require`. If they were imported, Node would parse them for export
 * names at every start.
 */
export const REQUIRED = Object.freeze(['esbuild'])

/** Defines `require` for bundled CommonJS packages that load Node's built-in modules. */
const REQUIRE = `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`

/**
 * Bundles a package into one file per entry and shared chunks.
 *
 * @param {NodePackage} item
 * @param {NodePackage} [shared] the package whose modules are bundled into all others
 * @returns {Promise<{file: string, code: string}[]>} `file` is relative to `dist`
 */
export async function bundlePackage(item, shared) {
  // Imported lazily, because this file is loaded before esbuild is installed.
  const {build} = await import('esbuild')
  const {external = [], require = false, replace = {}} = item.compile.bundle ?? {}
  const {own, together} = splitEntries(item)
  const joined = await joinModules(item.dir, together)
  const {outputFiles} = await build({
    ...COMPILE_OPTIONS,
    absWorkingDir: item.dir,
    entryPoints: [
      ...own.map((name) => ({in: `src/${name}.ts`, out: name})),
      ...(together.length > 0 ? [{in: JOINED, out: JOINED}] : [])
    ],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    external: ['@lectern/*', ...external],
    alias: replace,
    plugins: [
      joinedModule(item.dir, joined.code),
      ...(await Promise.all(REQUIRED.map(requirePackage))),
      ...(shared && shared.name !== item.name ? [inlineShared(shared)] : [])
    ],
    banner: {js: require ? REQUIRE : ''}
  })
  const outputs = [...outputFiles, ...(await bundleForBrowsers(item))]
  return [...outputs.map((output) => describeOutput(item.dir, output)), ...joined.stubs]
}

/**
 * Bundles the exports that run in browsers. Each becomes one file. React stays an import, because a
 * page must only have one copy.
 *
 * @param {NodePackage} item
 */
async function bundleForBrowsers({dir, compile}) {
  const {browser = []} = compile.bundle ?? {}
  if (browser.length === 0) return []
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    ...COMPILE_OPTIONS,
    platform: 'browser',
    target: 'es2022',
    absWorkingDir: dir,
    entryPoints: browser.map((name) => ({in: `src/${name}.ts`, out: name})),
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    write: false,
    external: ['@lectern/*', 'react', 'react-dom']
  })
  return outputFiles
}

/**
 * @param {string} dir
 * @param {{path: string, text: string}} output
 */
function describeOutput(dir, {path: file, text}) {
  return {
    file: path.relative(path.join(dir, 'dist'), file).split(path.sep).join('/'),
    code: text
  }
}

/** Name of the file that entries share. */
const JOINED = 'shared-exports'

/**
 * Splits modules into two lists: modules with a separate file, and modules that share a file. Names
 * have no extension.
 *
 * @param {NodePackage} item
 */
function splitEntries({compile, exported, sources}) {
  const {entries = [], apart, browser = []} = compile.bundle ?? {}
  const all = exported.includes('*')
    ? sources.map(({file}) => file.replace(/\.ts$/, ''))
    : [...new Set([...exported, ...entries])].filter((name) => !browser.includes(name))
  if (!apart) return {own: all, together: []}
  const isOwn = (/** @type {string} */ name) => apart.includes(name) || entries.includes(name)
  return {own: all.filter(isOwn), together: all.filter((name) => !isOwn(name))}
}

/**
 * Creates a module that re-exports several modules, and a stub for each of them.
 *
 * @param {string} dir
 * @param {readonly string[]} modules
 */
async function joinModules(dir, modules) {
  const {build} = await import('esbuild')
  const {metafile} = await build({
    ...COMPILE_OPTIONS,
    absWorkingDir: dir,
    entryPoints: modules.map((name) => ({in: `src/${name}.ts`, out: name})),
    outdir: 'dist',
    write: false,
    metafile: true
  })
  const exports = modules.map((name) => ({
    name,
    names: metafile.outputs[`dist/${name}.js`]?.exports ?? []
  }))
  const all = exports.flatMap(({names}) => names)
  const twice = all.find((name, index) => all.indexOf(name) !== index)
  if (twice) throw new Error(`Two exported modules of ${path.basename(dir)} export \`${twice}\`.`)
  const used = exports.filter(({names}) => names.length > 0)
  return {
    code: used
      .map(({name, names}) => `export {${names.join(', ')}} from './src/${name}.ts'`)
      .join('\n'),
    stubs: exports.map(({name, names}) => ({
      file: `${name}.js`,
      code: `export {${names.join(', ')}} from '${'../'.repeat(name.split('/').length - 1) || './'}${JOINED}.js'\n`
    }))
  }
}

/**
 * @param {string} dir
 * @param {string} contents
 * @returns {import('esbuild').Plugin}
 */
function joinedModule(dir, contents) {
  return {
    name: JOINED,
    setup(build) {
      build.onResolve({filter: new RegExp(`^${JOINED}$`)}, () => ({
        path: JOINED,
        namespace: JOINED
      }))
      build.onLoad({filter: /./, namespace: JOINED}, () => ({contents, resolveDir: dir}))
    }
  }
}

/**
 * Replaces imports of a package with a `require` call and the names that it currently exports.
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
 * Bundles modules of `shared`, except singletons, into the package that imports them.
 *
 * @param {NodePackage} shared
 * @returns {import('esbuild').Plugin}
 */
function inlineShared({dir, compile: {singletons = []}}) {
  const src = path.join(dir, 'src')
  const resolve = (/** @type {string} */ name) =>
    singletons.includes(name)
      ? {path: `@lectern/shared/${name}`, external: true}
      : {path: path.join(src, `${name}.ts`)}
  return {
    name: 'shared',
    setup(build) {
      build.onResolve({filter: /^@lectern\/shared\//}, ({path: request}) =>
        resolve(request.slice('@lectern/shared/'.length))
      )
      build.onResolve({filter: /^\.\.?\//}, ({path: request, resolveDir}) => {
        const file = path.relative(src, path.join(resolveDir, request)).split(path.sep).join('/')
        return file.startsWith('..') ? undefined : resolve(file.replace(/\.js$/, ''))
      })
    }
  }
}
