import type {SiteConfig} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {renderLink, renderListTitle, renderLlmsTxt, type Section} from './render-lists.js'
import {escapeLine} from './render-page.js'
import type {TextPage} from './text-page.js'

/**
 * Maximum length of a file, because programs may truncate longer ones. Leaves room for multibyte
 * characters and rewritten URLs.
 */
const MAX_CHARACTERS = 48_000

/** Number of characters reserved for the title of a file. */
const TITLE_CHARACTERS = 1000

type ListedSite = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>

/** A file that contains a part of the list. */
interface ListFile {
  /** Path relative to the output folder. */
  file: string
  text: string
}

/**
 * Renders `llms.txt`. If it would be too long, each section gets one or more files in the `llms`
 * folder, and `llms.txt` links to them.
 */
export function splitList(
  sections: readonly Section[],
  siteConfig: ListedSite,
  urlOf: (page: TextPage) => string
): ListFile[] {
  const whole = renderLlmsTxt(sections, siteConfig, urlOf)
  if (whole.length <= MAX_CHARACTERS) return [{file: 'llms.txt', text: whole}]
  const parts = nameFiles(sections.flatMap((section) => splitSection(section, urlOf)))
  const lines = parts.map(({title, file, section}) => {
    const count = section.pages.length === 1 ? '1 page' : `${section.pages.length} pages`
    const url = siteConfig.url + addBaseUrl(file, siteConfig.baseUrl)
    return `- [${escapeLine(title)}](${url}): ${count}`
  })
  const root = [...renderListTitle(siteConfig), '', '## Sections', '', ...lines]
  return [
    {file: 'llms.txt', text: `${root.join('\n')}\n`},
    ...parts.map(({title, file, section}) => ({
      file,
      text: renderLlmsTxt([section], {title: `${siteConfig.title}: ${title}`, tagline: ''}, urlOf)
    }))
  ]
}

/** A part of a section. Its title is unique within the section. */
interface Part {
  title: string
  section: Section
}

function splitSection(section: Section, urlOf: (page: TextPage) => string): Part[] {
  const groups: TextPage[][] = []
  let room = 0
  for (const page of section.pages) {
    const size = renderLink(page, urlOf).length + 1
    const group = groups.at(-1)
    if (group && size <= room) group.push(page)
    else {
      groups.push([page])
      room = MAX_CHARACTERS - TITLE_CHARACTERS
    }
    room -= size
  }
  const {title} = section
  return groups.map((pages, index) => ({
    title: groups.length === 1 ? title : `${title}, part ${index + 1}`,
    section: {title, pages}
  }))
}

/**
 * Derives filenames from titles. A title without Latin letters results in a generic name, and
 * duplicates are numbered.
 */
function nameFiles(parts: readonly Part[]): (Part & {file: string})[] {
  const taken = new Set<string>()
  return parts.map((part) => {
    const slug = part.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    let name = slug || 'section'
    for (let count = 2; taken.has(name); count++) name = `${slug || 'section'}-${count}`
    taken.add(name)
    return {...part, file: `llms/${name}.txt`}
  })
}
