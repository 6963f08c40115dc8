import path from 'node:path'
import {COMPILE_OPTIONS} from './compile-options.mjs'

/** @typedef {import('./package-facts.mjs').NodePackage} NodePackage */

/** CommonJS packages that Node would otherwise parse for their export names at every start. */
export const REQUIRED = Object.freeze(['esbuild'])

/** Defines `require` for bundled CommonJS packages that load Node's own modules. */
const REQUIRE = `import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);`

/**
 * Bundles a package: one file per entry, plus the chunks that entries share.
 *
 * @param {NodePackage} item
 * @param {NodePackage} [shared] the package whose modules are bundled into every other one
 * @returns {Promise<{file: string, code: string}[]>} `file` is relative to `dist`
 */
export async function bundlePackage(item, shared) {
  // Imported late: this file loads before esbuild is installed.
  const {build} = await import('esbuild')
  const {external = [], require = false, replace = {}} = item.compile.bundle ?? {}
  const {outputFiles} = await build({
    ...COMPILE_OPTIONS,
    absWorkingDir: item.dir,
    entryPoints: listEntries(item).map((name) => `src/${name}.ts`),
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    external: ['@lectern/*', ...external],
    alias: replace,
    plugins: [
      ...(await Promise.all(REQUIRED.map(requirePackage))),
      ...(shared && shared.name !== item.name ? [inlineShared(shared)] : [])
    ],
    banner: {js: require ? REQUIRE : ''}
  })
  return outputFiles.map(({path: file, text}) => ({
    file: path.relative(path.join(item.dir, 'dist'), file).split(path.sep).join('/'),
    code: text
  }))
}

/**
 * Exports and other entry files, without extension.
 *
 * @param {NodePackage} item
 */
function listEntries({compile, exported, sources}) {
  if (exported.includes('*')) return sources.map(({file}) => file.replace(/\.ts$/, ''))
  return [...new Set([...exported, ...(compile.bundle?.entries ?? [])])]
}

/**
 * Turns imports of a package into one `require` call with the package's current names.
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
 * Bundles modules of `shared` into the package that imports them, except its singletons.
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
