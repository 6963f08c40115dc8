import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {SiteContext} from '@lectern/types'
import type {OpenApiOptions} from '../options/openapi-options.js'

/** A version of a reference. */
export interface ReferenceVersion {
  /** Path relative to the base path of the reference. Empty for the latest version. */
  name: string
  /** Path of the description, relative to the site root. */
  spec: string
  /** Route path of the version's first page. */
  base: string
  /** Paths of the overlays, relative to the site root. */
  overlays: readonly string[]
  /** Folder for generated files, relative to the site root. */
  folder: string
}

/** Lists the versions of a reference, starting with the latest. */
export function listVersions(
  {siteConfig}: Pick<SiteContext, 'siteConfig'>,
  {id, spec, overlays, routeBasePath, versions}: OpenApiOptions
): ReferenceVersion[] {
  const {currentLocale, defaultLocale} = siteConfig.i18n
  const language = currentLocale === defaultLocale ? '' : `@${currentLocale}`
  const folder = `.site/openapi/${id}${language}`
  const latest = {
    name: '',
    spec,
    overlays,
    base: joinRoutePath(routeBasePath),
    folder: `${folder}/latest`
  }
  return [
    latest,
    ...versions.map((version) => ({
      name: version.path,
      spec: version.spec,
      overlays: version.overlays,
      base: joinRoutePath(routeBasePath, version.path),
      folder: `${folder}/version-${version.path.replace(/[^\w.-]/g, '-')}`
    }))
  ]
}

/**
 * Returns the output path of the complete description, which is published as a single JSON file.
 */
export function downloadFile({base}: Pick<ReferenceVersion, 'base'>): string {
  return base === '/' ? DOWNLOAD : `${base.slice(1)}/${DOWNLOAD}`
}

/** Filename of the complete description. */
export const DOWNLOAD = 'openapi.json'
