import type {ManifestTransform} from 'workbox-build'
import {IMAGE, SEARCH_INDEX} from './precache-patterns.js'

/** How much of some kinds of files is kept at most; bytes. */
export interface PrecacheLimits {
  /** Of one file. */
  file: number
  /** Of one image. */
  image: number
  /** Of the whole search index, which is kept in full or not at all. */
  search: number
  /** Hears of each file that is left out. */
  onLeaveOut(url: string): void
}

/** Leave out what is too large: files, images, and a search index. */
export function limitPrecache(limits: PrecacheLimits): ManifestTransform {
  const {file, image, search, onLeaveOut} = limits
  return async (entries) => {
    const isSearch = ({url}: {url: string}) => SEARCH_INDEX.test(url)
    const searchSize = entries.filter(isSearch).reduce((sum, {size}) => sum + size, 0)
    const isKept = (entry: {url: string; size: number}) => {
      if (isSearch(entry)) return searchSize <= search
      return entry.size <= (IMAGE.test(entry.url) ? Math.min(image, file) : file)
    }
    for (const entry of entries) if (!isKept(entry)) onLeaveOut(entry.url)
    return {manifest: entries.filter(isKept)}
  }
}

/** Make file names URLs: a name may hold what has a meaning in one. */
export const encodeNames: ManifestTransform = async (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url.split('/').map(encodeURIComponent).join('/')
  }))
})
