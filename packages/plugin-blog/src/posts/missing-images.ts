import {
  createStaticProblem,
  isStaticFileMissing,
  type StaticSite
} from '@lectern/shared/pages/static-file'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'
import type {SiteProblem} from '@lectern/types'
import type {AuthorsMap} from './authors-map.js'

/** Reports images of authors that are paths of the site, but not in a static folder. */
export function findMissingImages(
  authors: AuthorsMap,
  {file, text}: {file: string; text: string},
  site: StaticSite
): SiteProblem[] {
  return [...authors.values()].flatMap(({imageUrl}): SiteProblem[] => {
    if (!imageUrl?.startsWith('/') || !isStaticFileMissing(imageUrl, site)) return []
    const at = text.indexOf(imageUrl)
    const position = {file, ...(at !== -1 && lineAndColumn(text, at))}
    return [createStaticProblem("The author's image", imageUrl, position, site)]
  })
}
