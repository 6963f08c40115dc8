import type {Plugin} from 'esbuild'
import {sortByDistance} from '@lectern/shared/text/nearest'

/** Modules that components import in projects for Docusaurus, and the files of the theme that do the same. */
export const DOCUSAURUS_MODULES: Readonly<Record<string, string>> = {
  BrowserOnly: 'browser-only.ts',
  ErrorBoundary: 'error-boundary.ts',
  ExecutionEnvironment: 'execution-environment.ts',
  Head: 'head.ts',
  Interpolate: 'interpolate.ts',
  Link: 'link.tsx',
  Translate: 'translate.ts',
  constants: 'constants.ts',
  isInternalUrl: 'is-internal-url.ts',
  renderRoutes: 'render-routes.ts',
  router: 'router.tsx',
  useBaseUrl: 'use-base-url.ts',
  useDocusaurusContext: 'use-docusaurus-context.ts',
  useGlobalData: 'use-global-data.ts',
  useIsBrowser: 'use-is-browser.ts',
  useRouteContext: 'use-route-context.ts',
  'plugin-content-blog/client': 'blog-client.tsx',
  'plugin-content-docs/client': 'docs-client.ts',
  'theme-common': 'theme-common.ts',
  'theme-common/Details': 'details.ts',
  'theme-common/internal': 'theme-common-internal.ts',
  'utils-common': 'utils-common.ts'
}

const PREFIX = '@docusaurus/'

/**
 * esbuild plugin for `@docusaurus/*`: those of the table come from the theme, whatever the site has
 * installed, for two copies would not know of one another. Others are packages like any.
 */
export function docusaurusModules(): Plugin {
  return {
    name: 'docusaurus-modules',
    setup(build) {
      build.onResolve({filter: /^@docusaurus\//}, ({path: request, ...from}) => {
        const file = DOCUSAURUS_MODULES[request.slice(PREFIX.length)]
        if (file === undefined) return undefined
        const {importer, resolveDir, kind} = from
        return build.resolve(`@lectern/theme/docusaurus/${file}`, {importer, resolveDir, kind})
      })
    }
  }
}

/** What to do about a module of Docusaurus that nothing stands for. */
export function adviseOnDocusaurusModule(request: string): string {
  const names = Object.keys(DOCUSAURUS_MODULES).map((name) => PREFIX + name)
  const near = sortByDistance(request, names).slice(0, 3)
  return `Use another one: the nearest that Lectern has are ${near.join(', ')}.`
}
