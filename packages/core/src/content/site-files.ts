import type {Route, SiteConfig} from '@lectern/types'
import {createFileHasher, type FileHasher, type HashedFiles} from '../assets/file-hasher.js'
import {createTokenResolver, type TokenResolver} from './resolve-tokens.js'
import type {PossibleTargets} from '../scan/possible-targets.js'
import {createAssetReader, type ImageSizes, type SiteAsset} from '../assets/site-assets.js'

/** Files that a stage reads in addition to sources, and the targets of links between sources. */
export interface SiteFiles {
  hasher: Pick<FileHasher, 'hash'>
  resolver: TokenResolver
  /** Adds a file to the files that are used. */
  use(absolutePath: string): void
  /** Returns the files that are used and must be copied to the output. */
  assets(): readonly SiteAsset[]
  /** Returns the collected data about files, for the next stage and the next build. */
  memory(): {files: HashedFiles; images: ImageSizes}
}

interface FilesSettings {
  siteDir: string
  siteConfig: SiteConfig
  routes: readonly Route[]
  /** Link targets that may exist once other errors are fixed. */
  possibleTargets?: Pick<PossibleTargets, 'isFile'>
}

/**
 * Provides access to a site's files. Only reads files that have changed since the previous build.
 */
export function openSiteFiles(
  {siteDir, siteConfig, routes, possibleTargets}: FilesSettings,
  known: {files: HashedFiles; images: ImageSizes}
): SiteFiles {
  const hasher = createFileHasher(siteDir, known.files)
  const assets = createAssetReader(hasher, known.images)
  return {
    hasher,
    resolver: createTokenResolver({siteDir, siteConfig, routes, assets, possibleTargets}),
    use: (absolutePath) => void assets.read(absolutePath),
    assets: assets.published,
    memory: () => ({files: hasher.hashed(), images: assets.imageSizes()})
  }
}
