import fs from 'node:fs/promises'
import path from 'node:path'
import type {OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {readPackageType} from '@lectern/shared/files/package-above'
import {relativePath} from '@lectern/shared/files/relative-path'
import {moduleSyntax} from './module-syntax.js'

const NAMESPACE = 'lazy-common-js'
/** Namespace of modules for code that Node.js reads as an ES module. */
const NODE_NAMESPACE = 'lazy-common-js-node'

/**
 * esbuild plugin for `import('package')` if the package is CommonJS. With code splitting, esbuild
 * would only return `module.exports` as the default export. Bundlers also return its named exports,
 * and the default export of a compiled ES module.
 */
export function lazyCommonJs(siteDir: string): Plugin {
  return {
    name: 'lazy-common-js',
    setup(build) {
      // Without code splitting, esbuild returns the exports itself.
      if (!build.initialOptions.splitting) return
      const known = new Map<string, Promise<boolean>>()
      build.onStart(() => known.clear())
      // Callbacks for all relative imports of packages would be slow.
      build.onResolve({filter: /^[^./]|\.cjs$/}, (request) =>
        request.kind === 'dynamic-import' && request.namespace === 'file'
          ? resolveRequest(request, {build, siteDir, known})
          : undefined
      )
      build.onLoad({filter: /./, namespace: NAMESPACE}, ({path: name}) =>
        loadModule(
          path.resolve(siteDir, name),
          (request) => `import * as exported from ${request}
export function then(resolve) { resolve(exported) }`
        )
      )
      build.onLoad({filter: /./, namespace: NODE_NAMESPACE}, ({path: name}) =>
        loadModule(
          path.resolve(siteDir, name),
          (request) => `const exported = require(${request})
export function then(resolve) { resolve({...exported, default: exported}) }`
        )
      )
    }
  }
}

interface Lookup {
  build: PluginBuild
  siteDir: string
  /** Whether files are CommonJS modules. */
  known: Map<string, Promise<boolean>>
}

async function resolveRequest(
  {path: name, importer, namespace, resolveDir, pluginData}: OnResolveArgs,
  {build, siteDir, known}: Lookup
): Promise<OnResolveResult | undefined> {
  const context = {importer, namespace, resolveDir, pluginData: pluginData as unknown}
  const found = await build.resolve(name, {kind: 'import-statement', ...context})
  const isFile = found.errors.length === 0 && !found.external && found.namespace === 'file'
  if (!isFile || found.suffix !== '' || !/\.c?js$/.test(found.path)) return undefined
  const isCommon = known.get(found.path) ?? isCommonJs(found.path)
  known.set(found.path, isCommon)
  if (!(await isCommon)) return undefined
  // A relative path, so that the output doesn't depend on where the site is.
  return {
    path: relativePath(siteDir, found.path),
    namespace: isNodeModule(importer) ? NODE_NAMESPACE : NAMESPACE
  }
}

/** Returns whether a file has no syntax of ES modules, as esbuild decides. */
async function isCommonJs(file: string): Promise<boolean> {
  if (file.endsWith('.cjs')) return true
  const code = await fs.readFile(file, 'utf8')
  // Loaded only for code that imports packages dynamically.
  const {parseSync} = await import('oxc-parser')
  const {module, errors} = parseSync(file, code, {
    lang: moduleSyntax(file),
    sourceType: 'unambiguous'
  })
  return errors.length === 0 && !module.hasModuleSyntax
}

/**
 * Returns whether Node.js reads a file as an ES module. Bundlers then import CommonJS as Node.js
 * does: the default export is `module.exports`, even for a compiled ES module.
 */
function isNodeModule(file: string): boolean {
  if (/\.m[jt]s$/.test(file)) return true
  return /\.[jt]sx?$/.test(file) && readPackageType(path.dirname(file)) === 'module'
}

/**
 * Loads a module that a dynamic import waits for: the import of a module with the function `then`
 * returns the value that the function resolves to.
 */
function loadModule(file: string, write: (request: string) => string) {
  const request = JSON.stringify(`./${path.basename(file)}`)
  return {contents: write(request), resolveDir: path.dirname(file)}
}
