import {trackFences} from '@lectern/shared/code/track-fences'
import {RequestError, type PageHeading} from '../site/site-pages.js'

/** A heading in Markdown, with the range of its section. */
interface Section {
  depth: number
  text: string
  start: number
  end: number
}

/** Finds the sections of a page. A section ends at the next heading of the same or a higher level. */
function listSections(markdown: string): Section[] {
  const headings: Omit<Section, 'end'>[] = []
  let offset = 0
  const findFence = trackFences()
  for (const line of markdown.split('\n')) {
    const [, marks, rest = ''] = /^(#{1,6}) (.*)$/.exec(line.trimEnd()) ?? []
    const text = rest.trim()
    if (findFence(line) === undefined && marks !== undefined)
      headings.push({depth: marks.length, text, start: offset})
    offset += line.length + 1
  }
  return headings.map((heading, index) => ({
    ...heading,
    end:
      headings.slice(index + 1).find(({depth}) => depth <= heading.depth)?.start ?? markdown.length
  }))
}

/**
 * Returns a section of a page with its subsections.
 *
 * @param wanted - ID or text of its heading.
 * @param headings - Headings from the site's index, with their IDs.
 * @throws RequestError if no heading matches. It lists the page's headings.
 */
export function findSection(
  markdown: string,
  wanted: string,
  headings: readonly PageHeading[]
): string {
  const name = headings.find(({id}) => id === wanted)?.text ?? wanted
  const sections = listSections(markdown)
  const found =
    sections.find(({text}) => words(text) === words(name)) ??
    sections.find(({text}) => words(text).includes(words(name)) && words(name) !== '')
  if (found) return markdown.slice(found.start, found.end)
  const known = sections.map(({text}) => `- ${text}`).join('\n')
  throw new RequestError(
    `The page has no section ${JSON.stringify(wanted)}. Its sections:\n${known}`
  )
}

/** Returns the letters and digits of a text, without Markdown syntax. */
function words(text: string): string {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).join(' ')
}

/** Maximum length of a response in characters. Clients truncate longer ones. */
export const MAX_CHARACTERS = 20_000

/**
 * Returns a part of a text that starts at an offset and ends after a whole line, with a note on how
 * to get the next part.
 *
 * @param tool - Name of the tool to call for the next part.
 */
export function cutText(text: string, offset: number, tool: string): string {
  const rest = text.slice(offset)
  if (rest.length <= MAX_CHARACTERS) return rest
  const line = rest.lastIndexOf('\n', MAX_CHARACTERS)
  const end = line > 0 ? line + 1 : MAX_CHARACTERS
  const next = offset + end
  return `${rest.slice(0, end)}\n[Characters ${offset} to ${next} of ${text.length}. Call ${tool} with offset ${next} for the next part.]`
}
