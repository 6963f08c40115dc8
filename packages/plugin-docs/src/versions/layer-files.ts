import {posix} from 'node:path'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {categoryFileNames} from '../formats/category-file.js'

/** The files in the folder of a version. */
export interface VersionLayer<File> {
  /** By path in the folder, with forward slashes. */
  files: ReadonlyMap<string, File>
  /** Globs of files in the layers below that this version doesn't have. */
  exclude: readonly string[]
}

/** The files of a version that extends other versions. */
export interface LayeredFiles<File> {
  /** By path, in code-unit order. */
  files: ReadonlyMap<string, File>
  /** Index of the layer that each file comes from. */
  layerOf: ReadonlyMap<string, number>
  /** Files of lower layers that the version doesn't have. */
  removed: ReadonlyMap<string, File>
  /** Names in lower layers that links may use for a file with another extension. */
  formerNames: ReadonlyMap<string, string>
  /** Globs of the top layer that match no file. */
  unused: readonly string[]
}

/**
 * Merges the files of a version with the versions that it extends. A file also replaces a file of a
 * lower layer that has the same purpose but another extension, such as `a.mdx` for `a.md`.
 *
 * @param layers - The extended version first.
 */
export function layerFiles<File>(layers: readonly VersionLayer<File>[]): LayeredFiles<File> {
  const files = new Map<string, File>()
  const layerOf = new Map<string, number>()
  const removed = new Map<string, File>()
  const formerNames = new Map<string, string>()
  let unused: readonly string[] = []
  for (const [index, layer] of layers.entries()) {
    const names = [...files.keys()]
    unused = layer.exclude.filter((glob) => !names.some(matcherOf([glob])))
    const isExcluded = matcherOf(layer.exclude)
    const replaced = listReplaced(layer.files.keys())
    for (const [name, file] of [...files]) {
      if (!isExcluded(name) && !replaced.has(name)) continue
      const replacement = replaced.get(name)
      files.delete(name)
      if (replacement === undefined) removed.set(name, file)
      else formerNames.set(replacement, name)
    }
    for (const [name, file] of layer.files) {
      files.set(name, file)
      layerOf.set(name, index)
      removed.delete(name)
    }
  }
  const sorted = [...files].sort(([left], [right]) => (left < right ? -1 : 1))
  return {files: new Map(sorted), layerOf, removed, formerNames, unused}
}

function matcherOf(globs: readonly string[]): (name: string) => boolean {
  return createFileMatcher({include: globs, exclude: []})
}

/** Returns the names in lower layers that files replace, with the name of the file. */
function listReplaced(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map(
    [...names].flatMap((name) => listAlternatives(name).map((other) => [other, name] as const))
  )
}

/** Lists the other names of a doc or a category file. */
function listAlternatives(name: string): string[] {
  const folder = posix.dirname(name)
  const base = posix.basename(name)
  if (categoryFileNames.includes(base))
    return categoryFileNames
      .filter((other) => other !== base)
      .map((other) => posix.join(folder, other))
  const extension = posix.extname(name)
  if (extension !== '.md' && extension !== '.mdx') return []
  return [`${name.slice(0, -extension.length)}${extension === '.md' ? '.mdx' : '.md'}`]
}
