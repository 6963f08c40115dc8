import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {ForeignSite, StyleLayer} from '@lectern/types'
import {adaptSelectors, adaptSiteSelectors} from './adapt-selectors.js'
import {usesInfima} from './find-infima-use.js'
import {findInfima, readInfimaNames} from './infima-names.js'
import {sortMediaQueries} from './sort-media-queries.js'
import {flatPackages, flatTheme, inLayers, withoutInfimaRules} from './theme-rules.js'

/**
 * Returns the Infima layer if the project uses Infima or has a custom theme. Custom CSS follows it,
 * so order and specificity decide as in Docusaurus.
 */
export function findInfimaLayer(site: ForeignSite): StyleLayer | undefined {
  const {
    siteDir,
    siteConfig,
    cacheDir,
    clientModules,
    themePaths,
    hasStyleLayers,
    sortsMediaQueries
  } = site
  if (siteConfig.compatibility !== 'docusaurus') return undefined
  const folder = path.join(packageFolder('theme'), 'src', 'styles')
  const index = path.join(folder, 'index.css')
  const position = clientModules.indexOf(index)
  if (position < 0) return undefined
  const names = readInfimaNames()
  const stylesheets = clientModules.filter((file) => isStylesheet(file) && !isOwn(file))
  const hasForeignTheme = themePaths.slice(0, -1).some((theme) => !isOwn(theme))
  if (!hasForeignTheme && !usesInfima({siteDir, cacheDir, stylesheets, names})) return undefined
  const {currentLocale, localeConfigs} = siteConfig.i18n
  const infima = findInfima(localeConfigs[currentLocale]?.direction)
  const own = path.join(packageFolder('compat-docusaurus'), 'src', 'infima')
  const bridge = path.join(own, 'bridge.css')
  const controls = path.join(own, 'controls.css')
  const layers = new Map([
    [infima, 'docusaurus.infima'],
    [bridge, 'docusaurus.theme-classic']
  ])
  return {
    clientModules: clientModules.toSpliced(position + 1, 0, controls, infima, bridge),
    extension: {
      key: hashValue(['infima', 'flat', path.basename(infima), hasStyleLayers, sortsMediaQueries]),
      transformCss(css, file) {
        if (file === infima) return adaptSelectors(css)
        return adaptSiteSelectors(sortsMediaQueries ? sortMediaQueries(css) : css, file)
      },
      plugins: hasStyleLayers
        ? [withoutInfimaRules(folder, names), inLayers(layers)]
        : [
            flatTheme({folder, controls, names}),
            flatPackages(path.dirname(packageFolder('compat-docusaurus')), folder)
          ]
    }
  }
}

function isStylesheet(file: string): boolean {
  return path.isAbsolute(file) && /\.(?:css|less|s[ac]ss)$/.test(file)
}

/** Tests whether a folder is part of a Lectern package. */
function isOwn(folder: string): boolean {
  return folder.startsWith(path.dirname(packageFolder('compat-docusaurus')) + path.sep)
}
