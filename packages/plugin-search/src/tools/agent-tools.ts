import {isRecord} from '@lectern/shared/text/unknown-record'
import {resolveHitUrl} from '../browser/hit-url.js'
import type {Search} from '../browser/use-search.js'
import type {SearchHit} from '../client/search-client.js'
import type {AgentTool, ToolResult} from './model-context.js'
import {readPageText} from './read-page-text.js'

/** Number of hits that the search tool returns. */
const HITS = 8
/** Maximum length of a hit's text. */
const HIT_TEXT = 400
/** Maximum length of page text that a single call returns. */
const PAGE_TEXT = 20_000

/**
 * Creates the tools that search a site and read its pages.
 *
 * @param base - URL of the site.
 */
export function createAgentTools(getSearch: () => SearchSource, base: URL): AgentTool[] {
  return [createSearchTool(getSearch, base), createReadTool(base)]
}

type SearchSource = Pick<Search, 'client' | 'config' | 'filters'>

function createSearchTool(getSearch: () => SearchSource, base: URL): AgentTool {
  return {
    name: 'search_docs',
    description: "Searches this site's documentation and returns sections with their URLs.",
    inputSchema: {
      type: 'object',
      properties: {query: {type: 'string', description: 'Keywords or a question'}},
      required: ['query']
    },
    annotations: {readOnlyHint: true},
    execute: (input) =>
      answer(async () => {
        const query = readText(input, 'query').slice(0, 500)
        const {client, config, filters} = getSearch()
        const {indexName, searchParameters} = config
        const parameters = {...searchParameters, indexName, facetFilters: filters}
        const {results} = await client.search([{...parameters, query, hitsPerPage: HITS}])
        const hits = results[0]?.hits ?? []
        if (hits.length === 0) return 'No section matches. Try fewer or different keywords.'
        const list = hits.map((hit) =>
          describeHit(hit, new URL(resolveHitUrl(hit.url, config), base))
        )
        return `${list.join('\n\n')}\n\nTo read a page, call read_page with its URL.`
      })
  }
}

function describeHit({hierarchy, content}: SearchHit, {href}: URL): string {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy
  const titles = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title !== null)
  return `${titles.join(' › ')}\n${href}\n${(content ?? '').slice(0, HIT_TEXT)}`.trim()
}

function createReadTool(base: URL): AgentTool {
  return {
    name: 'read_page',
    description: 'Reads a page of this site as text.',
    inputSchema: {
      type: 'object',
      properties: {
        url: {type: 'string', description: 'URL of a page of this site'},
        offset: {type: 'integer', minimum: 0, description: 'Number of characters to skip'}
      },
      required: ['url']
    },
    annotations: {readOnlyHint: true},
    execute: (input) =>
      answer(async () => {
        const url = resolvePageUrl(readText(input, 'url'), base)
        const given = isRecord(input) ? Number(input.offset ?? 0) : 0
        const offset = Number.isSafeInteger(given) && given > 0 ? given : 0
        const text = await readPageText(url)
        const end = offset + PAGE_TEXT
        const rest = end < text.length ? `\n\nTo read on, pass the offset ${end}.` : ''
        return text.slice(offset, end) + rest
      })
  }
}

/** Resolves the URL of a page. Rejects URLs outside the site. */
export function resolvePageUrl(text: string, base: URL): URL {
  const url = URL.canParse(text, base.href) ? new URL(text, base) : undefined
  if (url?.origin !== base.origin || !url.pathname.startsWith(base.pathname))
    throw new Error(`The URL isn't part of ${base.href}.`)
  return url
}

function readText(input: unknown, name: string): string {
  const value = isRecord(input) ? input[name] : undefined
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`Pass \`${name}\` as text.`)
  return value
}

/** Runs a tool and wraps its text, or its error, in a result. */
async function answer(run: () => Promise<string>): Promise<ToolResult> {
  try {
    return {content: [{type: 'text', text: await run()}]}
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return {content: [{type: 'text', text}], isError: true}
  }
}
