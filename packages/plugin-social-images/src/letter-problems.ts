import type {Route, SiteProblem} from '@lectern/types'
import {describePage} from './page-facts.js'

/** Letters that a message names at most. */
const NAMED = 8

/** One problem for each page whose title has letters that no font has: boxes would stand in their place. */
export function findLetterProblems(
  routes: readonly Route[],
  findMissing: (text: string) => readonly string[]
): SiteProblem[] {
  return routes.flatMap((route): SiteProblem[] => {
    const {title} = describePage(route)
    const missing = findMissing(title)
    if (missing.length === 0) return []
    const letters = missing.slice(0, NAMED).join(' ') + (missing.length > NAMED ? ' …' : '')
    return [
      {
        code: 'social-image-letter-missing',
        message: `No font has these letters of the title of ${route.path} for its social image: ${letters}`,
        ...(route.source !== undefined && {position: {file: route.source}}),
        hint: 'Name a font that has them in `fonts` of the plugin social-images, or give the page an `image`.'
      }
    ]
  })
}
