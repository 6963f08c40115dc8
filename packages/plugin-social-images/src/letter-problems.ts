import type {SiteProblem} from '@lectern/types'
import {type DrawnNode, listTexts} from './drawn-element.js'

/** Maximum number of letters to list in a message. */
const NAMED = 8

/** The design of an image, with its subject and source for messages. */
export interface DrawnDesign {
  /** Page or site that the image belongs to, for messages. */
  subject: string
  /** File in which authors can change the text. */
  source?: string
  element: DrawnNode
}

type LetterCheck = (text: string) => readonly string[]

/**
 * Returns a problem for each image that contains letters without a glyph, which would be drawn as
 * boxes. Texts that are on all images, such as the site title, are only reported once.
 */
export function findLetterProblems(
  site: DrawnDesign,
  pages: readonly DrawnDesign[],
  findMissing: LetterCheck
): SiteProblem[] {
  const common = new Set(listTexts(site.element))
  return [site, ...pages].flatMap((design): SiteProblem[] => {
    const texts = listTexts(design.element)
    const own = design === site ? texts : texts.filter((text) => !common.has(text))
    const missing = [...new Set(own.flatMap(findMissing))]
    return missing.length === 0 ? [] : [createProblem(design, missing)]
  })
}

function createProblem({subject, source}: DrawnDesign, missing: readonly string[]): SiteProblem {
  const letters = missing.slice(0, NAMED).join(' ') + (missing.length > NAMED ? ' …' : '')
  return {
    code: 'social-image-letter-missing',
    policy: 'warn',
    message: `The fonts of the social image for ${subject} have no glyphs for: ${letters}`,
    ...(source !== undefined && {position: {file: source}}),
    hint: "Add a font with these letters to `fonts` of the social-images plugin, or set `image` in the page's front matter."
  }
}
