import path from 'node:path'
import type {OnResolveArgs, Plugin, PluginBuild, ResolveResult} from 'esbuild'
import {isInside} from '@lectern/shared/files/relative-path'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {nearestPackages} from './nearest-package.js'

/** Lectern packages that a page must include only once. */
const SHARED =
  /^(?:react|react-dom|react-router|react-router-dom|react-helmet-async|@lectern\/(?:client|shared|theme))(?:\/|$)/

/** Names that other plugins resolve, and Node's built-in modules. */
const OWN_NAMES = /^(?:entry:|content:|nested:|node:|module-styles:|@theme|@site\/|@generated\/)/

/** A module inside a package: `acme/button` and `@acme/ui/button`. */
const SUBPATH = /^(?:@[^/]+\/)?[^@/][^/]*\//

/** Extensions that webpack adds to the targets of `exports`. */
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.json']

/** Marks requests that are in progress, so that they aren't handled twice. */
const IN_PROGRESS = Symbol('resolving')

/**
 * esbuild plugin that resolves packages for sites in any folder. React and the client always come from the
 * generator. Other packages come from the site, or else from the generator's dependencies. Files outside the
 * site, such as docs next to it, can also import the site's packages. As in webpack, `acme/parts/button`
 * resolves to `dist/parts/button.js` in a package that exports `./parts/*` as `./dist/parts/*`.
 *
 * @param generatorDirs - Absolute folders, tried in order.
 */
export function dependencyResolver(generatorDirs: readonly string[], siteDir?: string): Plugin {
  return {
    name: 'dependency-resolver',
    setup(build) {
      const resolver = createResolver(build)
      let isNearest = nearestPackages()
      build.onStart(() => {
        resolver.clear()
        isNearest = nearestPackages()
      })
      build.onResolve({filter: /^[^./]/}, async (request) => {
        const {path: name, resolveDir, importer} = request
        if (request.pluginData === IN_PROGRESS || OWN_NAMES.test(name)) return undefined
        if (!SHARED.test(name) && isNearest(name, resolveDir)) return undefined
        for (const [candidate, dir] of listAttempts(request, generatorDirs, siteDir)) {
          const result = await resolver.resolve(request, candidate, dir)
          if (result.errors.length > 0) continue
          const isDefault = candidate === name && dir === resolveDir
          // The result doesn't say whether `browser` in package.json excludes the module. esbuild
          // has to resolve it.
          return isDefault && isInstalled(importer) ? undefined : result
        }
        // esbuild's own message names the importing file and line.
        return undefined
      })
    }
  }
}

/** Calls `build.resolve`. Results for folders other than the importer's are cached. */
function createResolver(build: PluginBuild) {
  const results = new Map<string, Promise<ResolveResult>>()
  return {
    resolve(
      {kind, importer, namespace, ...request}: OnResolveArgs,
      name: string,
      resolveDir: string
    ) {
      const options = {kind, importer, namespace, resolveDir, pluginData: IN_PROGRESS}
      if (resolveDir === request.resolveDir) return build.resolve(name, options)
      const key = JSON.stringify([name, resolveDir, kind])
      const result = results.get(key) ?? build.resolve(name, options)
      results.set(key, result)
      return result
    },
    clear: () => results.clear()
  }
}

/** Lists the names and folders to try for a request, most likely first. */
function listAttempts(
  {path: name, resolveDir}: OnResolveArgs,
  generatorDirs: readonly string[],
  siteDir: string | undefined
): (readonly [string, string])[] {
  const isOutside = siteDir !== undefined && !isInside(resolveDir, siteDir)
  const own = isOutside ? [resolveDir, siteDir] : [resolveDir]
  const dirs = SHARED.test(name) ? [...generatorDirs, ...own] : [...own, ...generatorDirs]
  // A name with an extension may come from here: a plugin of the site can pass on a request without
  // its mark.
  const isComplete = EXTENSIONS.includes(path.extname(name))
  const extensions = SUBPATH.test(name) && !isComplete ? EXTENSIONS : []
  const names = [name, ...extensions.map((extension) => name + extension)]
  return names.flatMap((candidate) => dirs.map((dir) => [candidate, dir] as const))
}
