import type {SiteProblem} from '@lectern/types'
import {type GatheredManifest, readManifests} from './gathered-manifest.js'

/**
 * Replaces the paths of gathered files in problems with the paths of their originals, because
 * authors edit the originals. Problems that are then equal are returned once.
 */
export function nameOriginals(
  problems: readonly SiteProblem[],
  siteDir: string
): readonly SiteProblem[] {
  if (!problems.some((problem) => JSON.stringify(problem).includes(GATHERED))) return problems
  const replace = createOriginalNamer(siteDir)
  const named = problems.map((problem): SiteProblem => {
    const {message, hint, position} = problem
    return {
      ...problem,
      message: replace(message),
      ...(hint !== undefined && {hint: replace(hint)}),
      ...(position && {position: {...position, file: replace(position.file)}})
    }
  })
  return [...new Map(named.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** Part of the path of every gathered file. */
const GATHERED = '.site/'

/** Creates a function that replaces the paths of gathered files in a text or path. */
export function createOriginalNamer(siteDir: string): (text: string) => string {
  const manifests = readManifests(siteDir)
  return (text) => (text.includes(GATHERED) ? manifests.reduce(replacePaths, text) : text)
}

/** Replaces the paths of one folder in a text. Paths of missing files get the folder's home. */
function replacePaths(text: string, {folder, home, copies}: GatheredManifest): string {
  const prefix = `${folder}/`
  const [first = '', ...rest] = text.split(prefix)
  const replaced = rest.map((part) => {
    const name = Object.keys(copies)
      .filter((file) => part.startsWith(file))
      .reduce((longest, file) => (file.length > longest.length ? file : longest), '')
    const copy = copies[name]
    return copy ? copy.original + part.slice(name.length) : `${home}/${part}`
  })
  return [first, ...replaced].join('')
}
