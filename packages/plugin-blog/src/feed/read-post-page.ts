import {cleanHtml} from './clean-html.js'

/** Content of a rendered post, for a feed. */
export interface PostPage {
  /** Standalone HTML. */
  content: string
  /** Text of the first paragraph. */
  description: string
}

const CONTENT = /<div [^>]*data-(?:static|live)-content="0"/
const DATA = /<script type="application\/json" id="__page">(.*?)<\/script>/s

/** Extracts the content of a post from its rendered page. */
export function readPostPage(html: string, pageUrl: string): PostPage {
  const data = DATA.exec(html)
  const start = CONTENT.exec(html)?.index ?? html.length
  const rest = html.slice(start, data?.index)
  return {content: cleanHtml(rest, pageUrl), description: readDescription(data?.[1])}
}

/** Returns the description from the page's data. */
function readDescription(json: string | undefined): string {
  const page = JSON.parse(json ?? '{}') as {contents?: readonly {description?: string}[]}
  return page.contents?.[0]?.description ?? ''
}
