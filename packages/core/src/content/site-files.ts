import type {Route, SiteConfig} from '@lectern/types'
import {createFileHasher, type FileHasher, type HashedFiles} from '../assets/file-hasher.js'
import {createTokenResolver, type TokenResolver} from './resolve-tokens.js'
import type {PossibleTargets} from '../scan/possible-targets.js'
import {createAssetReader, type ImageSizes, type SiteAsset} from '../assets/site-assets.js'

/** The files that a stage reads in addition to sources, and the targets of links between them. */
export interface SiteFiles {
  hasher: Pick<FileHasher, 'hash'>
  resolver: TokenResolver
  /** Returns the used files that must be copied to the output. */
  assets(): readonly SiteAsset[]
  /** Returns the collected facts about files, for the next stage and the next build. */
  memory(): {files: HashedFiles; images: ImageSizes}
}

interface FilesSettings {
  siteDir: string
  siteConfig: SiteConfig
  routes: readonly Route[]
  /** Targets that may exist once other errors are fixed. */
  possibleTargets?: Pick<PossibleTargets, 'isFile'>
}

/**
 * Provides access to a site's files. Files that haven't changed since the previous build aren't
 * read.
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
    assets: assets.published,
    memory: () => ({files: hasher.hashed(), images: assets.imageSizes()})
  }
}
