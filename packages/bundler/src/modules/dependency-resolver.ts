import path from 'node:path'
import type {OnResolveArgs, Plugin, PluginBuild} from 'esbuild'

/** Packages of which a page must hold one copy, the generator's. */
const SHARED =
  /^(?:react|react-dom|react-router|react-router-dom|react-helmet-async|@lectern\/(?:client|shared|theme))(?:\/|$)/

/** Names that other plugins answer, and Node's own. */
const OWN_NAMES = /^(?:entry:|content:|nested:|node:|module-styles:|@theme|@site\/|@generated\/)/

/** A module inside a package: `acme/button` and `@acme/ui/button`. */
const SUBPATH = /^(?:@[^/]+\/)?[^@/][^/]*\//

/** Extensions that webpack adds to the targets of `exports`. */
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.json']

/** Marks requests that are already on their way, so that they are not taken up twice. */
const ON_ITS_WAY = Symbol('resolving')

/**
 * esbuild plugin that lets any folder be a site: React and the client always come from the generator,
 * other packages from the site first and from the generator's dependencies when the site has none.
 *
 * Files outside of the site, such as docs beside it, see the packages of the site as well. As in webpack, an
 * import of `acme/parts/button` finds `dist/parts/button.js` in a package that exports `./parts/*` as
 * `./dist/parts/*`.
 *
 * @param generatorDirs - Absolute folders, tried in order.
 */
export function dependencyResolver(generatorDirs: readonly string[], siteDir?: string): Plugin {
  return {
    name: 'dependency-resolver',
    setup(build) {
      build.onResolve({filter: /^[^./]/}, (request) => {
        if (request.pluginData === ON_ITS_WAY || OWN_NAMES.test(request.path)) return undefined
        const {path: name, resolveDir} = request
        const isOutside =
          siteDir !== undefined && path.relative(siteDir, resolveDir).startsWith('..')
        const own = isOutside ? [resolveDir, siteDir] : [resolveDir]
        const dirs = SHARED.test(name) ? [...generatorDirs, ...own] : [...own, ...generatorDirs]
        const names = SUBPATH.test(name)
          ? [name, ...EXTENSIONS.map((extension) => name + extension)]
          : [name]
        return resolveFirst(build, request, {names, dirs})
      })
    }
  }
}

async function resolveFirst(
  build: PluginBuild,
  request: OnResolveArgs,
  {names, dirs}: Record<'names' | 'dirs', readonly string[]>
) {
  const {kind, importer, namespace} = request
  for (const name of names) {
    for (const resolveDir of dirs) {
      const way = {kind, importer, namespace, resolveDir, pluginData: ON_ITS_WAY}
      const result = await build.resolve(name, way)
      if (result.errors.length > 0) continue
      const isOwnWay = name === request.path && resolveDir === request.resolveDir
      // A result doesn't say that `browser` in a package.json replaces the module by nothing: esbuild has to look itself.
      return isOwnWay && isInstalled(importer) ? undefined : result
    }
  }
  // esbuild's own message names the importing file and line.
  return undefined
}

function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`)
}
