import {cleanHtml} from './clean-html.js'

/** Content of a rendered post in a feed. */
export interface PostPage {
  /** HTML that stands for itself. */
  content: string
  /** Text of the first paragraph. */
  description: string
}

const CONTENT = /<div [^>]*data-(?:static|live)-content="0"/
const DATA = /<script type="application\/json" id="__page">(.*?)<\/script>/s

/** Reads the content of a post out of its page. */
export function readPostPage(html: string, pageUrl: string): PostPage {
  const data = DATA.exec(html)
  const start = CONTENT.exec(html)?.index ?? html.length
  const rest = html.slice(start, data?.index)
  return {content: cleanHtml(rest, pageUrl), description: readDescription(data?.[1])}
}

/** The page's own data say how its content begins. */
function readDescription(json: string | undefined): string {
  const page = JSON.parse(json ?? '{}') as {contents?: readonly {description?: string}[]}
  return page.contents?.[0]?.description ?? ''
}
