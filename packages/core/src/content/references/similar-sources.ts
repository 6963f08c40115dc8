import path from 'node:path'
import {findNearest, sortByDistance} from '@lectern/shared/text/nearest'

/** A source to suggest for a broken link. */
interface SimilarSource {
  /** Missing if no source is similar. */
  file?: string | undefined
  /** Whether the source is the only one with the name in the link. */
  isUnique: boolean
}

/**
 * Maximum number of sources that are compared with a link. Comparing all sources of a large folder
 * with many broken links could take longer than the build.
 */
const MAX_COMPARED = 500

/** Maximum number of sources with the same name that are compared with a link. */
const MAX_SAME_NAME = 50

/**
 * Creates a function that finds the source that a broken link probably refers to: one with the same
 * name, or one in the same folder with another extension or a similar name.
 *
 * @param sources - Paths of all sources. Read when there's a broken link.
 * @returns A function that receives the path that the link refers to.
 */
export function createSimilarSources(
  sources: () => Iterable<string>
): (wanted: string) => SimilarSource {
  let index: SourceIndex | undefined
  return (wanted) => {
    index ??= createIndex(sources())
    const {base, dir, name} = path.posix.parse(wanted)
    const sameName = index.byName.get(base) ?? []
    const isUnique = sameName.length === 1
    const [file] = sortByDistance(wanted, sameName.slice(0, MAX_SAME_NAME))
    if (file !== undefined) return {file, isUnique}
    const siblings = index.byFolder.get(dir) ?? []
    const [sameStem] = index.byStem.get(path.posix.join(dir, name)) ?? []
    return {file: sameStem ?? findNearest(wanted, siblings.slice(0, MAX_COMPARED)), isUnique}
  }
}

/** Sources by filename, by folder, and by path without extension. */
interface SourceIndex {
  byName: ReadonlyMap<string, readonly string[]>
  byFolder: ReadonlyMap<string, readonly string[]>
  byStem: ReadonlyMap<string, readonly string[]>
}

function createIndex(sources: Iterable<string>): SourceIndex {
  const byName = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  const byStem = new Map<string, string[]>()
  const add = (files: Map<string, string[]>, key: string, file: string) => {
    const known = files.get(key)
    if (known) known.push(file)
    else files.set(key, [file])
  }
  for (const file of sources) {
    const {base, dir, name} = path.posix.parse(file)
    add(byName, base, file)
    add(byFolder, dir, file)
    add(byStem, path.posix.join(dir, name), file)
  }
  return {byName, byFolder, byStem}
}
