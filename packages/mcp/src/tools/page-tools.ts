import {readPages, readPageText, resolvePageUrl, type SitePage} from '../site/site-pages.js'
import {cutText, findSection} from './split-markdown.js'
import {OFFSET_INPUT, PAGE_INPUT, type Tool} from './tool.js'

/** Maximum number of pages per response. */
const PAGES = 100

/** Returns a page as Markdown. */
export const readPageTool: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown. Long pages come in parts. To save space, prefer read_section.',
  inputSchema: {
    type: 'object',
    properties: {page: PAGE_INPUT, offset: OFFSET_INPUT},
    required: ['page']
  },
  async run({page, offset}, read) {
    const {text} = await readPageText(String(page), await readPages(read), read)
    return cutText(text, Number(offset ?? 0), 'read_page')
  }
}

/** Returns a section of a page as Markdown. */
export const readSectionTool: Tool = {
  name: 'read_section',
  title: 'Read a section',
  description:
    'Returns one section of a page as Markdown, with its subsections. Search results link to sections.',
  inputSchema: {
    type: 'object',
    properties: {
      page: PAGE_INPUT,
      section: {
        type: 'string',
        description: 'ID or text of the heading. Not needed if the URL of the page has a hash.'
      },
      offset: OFFSET_INPUT
    },
    required: ['page']
  },
  async run({page, section, offset}, read) {
    const site = await readPages(read)
    const {text, url, hash} = await readPageText(String(page), site, read)
    const found = site.pages.find((one) => trimSlash(one.url) === trimSlash(url))
    const part = findSection(text, String(section ?? hash), found?.headings ?? [])
    return cutText(part, Number(offset ?? 0), 'read_section')
  }
}

/** Lists the pages of the site. */
export const listPagesTool: Tool = {
  name: 'list_pages',
  title: 'List pages',
  description: `Lists the pages of the documentation with their URLs and descriptions, ${PAGES} at a time.`,
  inputSchema: {
    type: 'object',
    properties: {
      under: {
        type: 'string',
        description: 'Only pages whose path starts with this, e.g. /docs/guides'
      },
      offset: {type: 'integer', minimum: 0, description: 'Number of pages to skip. Default: 0'}
    }
  },
  async run({under, offset}, read) {
    const site = await readPages(read)
    const start = resolvePageUrl(String(under ?? ''), site.url)?.href
    const pages = site.pages.filter(({url}) => start !== undefined && url.startsWith(start))
    const first = Number(offset ?? 0)
    const listed = pages.slice(first, first + PAGES)
    const next = first + listed.length
    const rest =
      next < pages.length
        ? `\n\n[${next} of ${pages.length} pages. Call list_pages with offset ${next} for more.]`
        : ''
    return `${listed.map(describePage).join('\n') || 'No pages.'}${rest}`
  }
}

function describePage({title, url, description}: SitePage): string {
  return `- [${title}](${url})${description && `: ${description}`}`
}

function trimSlash(url: string): string {
  return url.replace(/\/$/, '')
}
