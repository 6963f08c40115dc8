import type {ContentText, SiteConfig} from '@lectern/types'
import type {TextPage} from './text-page.js'

/** Data of a page for the index, in addition to its route. */
export interface PageFacts {
  description: string
  headings: readonly {id: string; depth: number; text: string}[]
}

/** Extracts the index data from a page's content. */
export function describeFacts({description, toc, sections}: ContentText): PageFacts {
  const texts = new Map(sections.map(({id, heading}) => [id, heading]))
  return {
    description,
    headings: toc.flatMap(({id, depth}) => {
      const text = texts.get(id)
      return text === undefined ? [] : [{id, depth, text}]
    })
  }
}

/**
 * Returns an index of all docs as JSON, with the title, URL and table of contents of each page.
 *
 * @param factsOf - Returns the index data of a page.
 */
export function renderDocsIndex(
  pages: readonly TextPage[],
  siteConfig: Pick<SiteConfig, 'title' | 'url' | 'baseUrl'>,
  factsOf: (page: TextPage) => PageFacts
): string {
  const {title, url, baseUrl} = siteConfig
  const entries = pages.map((page) => {
    const {description, headings} = factsOf(page)
    return {
      title: page.title,
      url: page.url,
      markdown: page.textUrl,
      description: page.description ?? description,
      plugin: page.route.plugin,
      version: page.doc.version?.name,
      tags: page.doc.doc?.tags.map(({label}) => label),
      headings
    }
  })
  return `${JSON.stringify({title, url: url + baseUrl, pages: entries}, null, 1)}\n`
}
