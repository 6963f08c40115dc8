import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {listComponentFiles} from './component-files.js'

/** Shims of Docusaurus modules, by name without `@docusaurus/`. */
const SHIMS: Readonly<Record<string, string>> = {
  BrowserOnly: 'browser-only.ts',
  ComponentCreator: 'component-creator.tsx',
  ErrorBoundary: 'error-boundary.ts',
  ExecutionEnvironment: 'execution-environment.ts',
  Head: 'head.ts',
  Interpolate: 'interpolate.ts',
  Link: 'link.tsx',
  Noop: 'noop.ts',
  Translate: 'translate.ts',
  constants: 'constants.ts',
  'internal/page-contents': 'route-props/page-contents.ts',
  'internal/plugin-version': 'routing/plugin-version.tsx',
  isInternalUrl: 'is-internal-url.ts',
  renderRoutes: 'routing/render-routes.ts',
  router: 'routing/router.tsx',
  useBaseUrl: 'use-base-url.ts',
  useBrokenLinks: 'use-broken-links.ts',
  useDocusaurusContext: 'use-docusaurus-context.ts',
  useGlobalData: 'use-global-data.ts',
  useIsBrowser: 'use-is-browser.ts',
  useIsomorphicLayoutEffect: 'use-isomorphic-layout-effect.ts',
  useRouteContext: 'plugins/use-route-context.ts',
  'plugin-content-blog/client': 'plugins/blog-client.tsx',
  'plugin-content-docs/client': 'plugins/docs-client.ts',
  'theme-common': 'theme-common/theme-common.ts',
  'theme-common/Details': 'theme-common/details.tsx',
  'theme-common/internal': 'theme-common/theme-common-internal.ts',
  'theme-live-codeblock/client': 'plugins/live-client.ts',
  'utils-common': 'utils-common.ts'
}

/** Shims of Docusaurus's generated modules, by name without `@generated/`. */
const GENERATED: Readonly<Record<string, string>> = {
  'client-modules': 'client-modules.ts',
  codeTranslations: 'code-translations.ts',
  'docusaurus.config': 'docusaurus-config.ts',
  globalData: 'global-data.ts',
  i18n: 'i18n.ts',
  registry: 'registry.ts',
  routes: 'routes.ts',
  routesChunkNames: 'routes-chunk-names.ts',
  'site-metadata': 'site-metadata.ts',
  'site-storage': 'site-storage.ts'
}

/**
 * Maps modules to the absolute paths of their shims. A shim takes precedence over an installed
 * package, because two copies of a context wouldn't share their state.
 */
export function createModuleAliases(): Readonly<Record<string, string>> {
  const shims = path.join(packageFolder('compat-docusaurus'), 'src', 'shims')
  const aliases = Object.entries(SHIMS).map(
    ([name, file]) => [`@docusaurus/${name}`, file] as const
  )
  const generated = Object.entries(GENERATED).map(
    ([name, file]) => [`@generated/${name}`, `generated/${file}`] as const
  )
  const modules = [...aliases, ...generated].map(
    ([name, file]) => [name, path.join(shims, file)] as const
  )
  // Components in Docusaurus's theme that sites can import. Lectern's theme doesn't render them.
  const components = listComponentFiles(path.join(shims, 'theme-parts'))
  return {...Object.fromEntries(modules), ...components}
}

/**
 * Maps packages to the absolute paths of their shims: the ones that Docusaurus installs in earlier versions,
 * and the ones with a context that Lectern's components share. Only the project's code and its packages
 * get them.
 */
export function createProjectAliases(): Readonly<Record<string, string>> {
  const shims = path.join(packageFolder('compat-docusaurus'), 'src', 'shims')
  const router = path.join(shims, 'react-router', 'react-router.tsx')
  return {
    'react-live': path.join(shims, 'plugins', 'react-live.ts'),
    'react-router': router,
    'react-router-dom': router
  }
}
