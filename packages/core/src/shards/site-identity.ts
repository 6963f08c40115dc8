import {hashValue} from '@lectern/shared/cache/content-hash'
import type {BuildEnvironment, BuildOptions} from '../build/build-options.js'
import {describeConfig} from '../build/has-same-pages.js'
import type {PreparedLocale} from '../build/scan-locales.js'

/** Hashes of the inputs that all shards of a build have to share. */
export interface SiteIdentity {
  /** Hash of Lectern's version and code. */
  generator: string
  /** Hash of the configuration, plugins and command-line options. */
  config: string
  /** Hash of the pages and their sources. */
  sources: string
}

type IdentityOptions = Pick<BuildOptions, 'minify' | 'baseUrl'>

/** Hashes the inputs of a build. The same inputs have the same hashes on every machine. */
export function identifySite(
  locales: readonly PreparedLocale[],
  {minify, baseUrl = ''}: IdentityOptions,
  {generator}: Pick<BuildEnvironment, 'generator'>
): SiteIdentity {
  const {version, compilerHash, bundlerHash, rendererHash} = generator
  return {
    generator: hashValue([version, compilerHash, bundlerHash, rendererHash]),
    config: hashValue([minify, baseUrl, locales.map(describeLocale)]),
    sources: hashValue(locales.map(describeSources))
  }
}

/** Describes the configuration of a locale, without the location of the site. */
function describeLocale({loaded: {target, exportedConfig}}: PreparedLocale): string[] {
  const folder = JSON.stringify(target.siteDir).slice(1, -1)
  const config = describeConfig(exportedConfig).replaceAll(folder, '')
  return [target.name, target.baseUrl, config]
}

/**
 * Describes the pages of a locale, without their dates and props, because the key of each page
 * already depends on them.
 */
function describeSources({loaded, scanned}: PreparedLocale): unknown {
  const read = Object.entries(loaded.reader.memory())
    .map(([file, {scanned: source}]) => [file, source.hash] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  const pages = scanned.scan.manifest.routes.map((route) => {
    const {path, component, source, contents} = route
    return [path, component, source, contents]
  })
  return [loaded.target.name, read, pages]
}
