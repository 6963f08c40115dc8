import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import type {Compatibility} from '@lectern/types'
import {hasEarlierLastUpdated} from './earlier-last-updated.js'
import {hasEarlierReact} from './earlier-react.js'
import {createReplacements} from './component-parts.js'
import {listComponentFiles} from './component-files.js'

/**
 * Creates a function that finds adapters for a site's components. Adapters let components from a
 * Docusaurus project and from Lectern work together.
 */
export function createAdapterFinder(): Compatibility['findAdapters'] {
  const shims = path.join(packageFolder('compat-docusaurus'), 'src', 'shims')
  const route = path.join(shims, 'route-props', 'adapt-route-component.tsx')
  const elementProps = path.join(shims, 'with-default-props.ts')
  const earlier = {'@theme/LastUpdated': path.join(shims, 'earlier-last-updated.tsx')}
  const modules = listComponentFiles(path.join(shims, 'theme-adapters'))
  const replacements = createReplacements(path.join(shims, 'theme-replacements'))
  return ({siteDir, siteConfig}, routes) => {
    if (siteConfig.compatibility !== 'docusaurus') return undefined
    return {
      route,
      routeComponents: [...new Set(routes.map(({component}) => component))],
      modules: hasEarlierLastUpdated(siteDir) ? {...modules, ...earlier} : modules,
      ...(hasEarlierReact(siteDir) && {elementProps}),
      replacements
    }
  }
}
