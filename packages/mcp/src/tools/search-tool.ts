import {createLocalClient} from '@lectern/plugin-search/local-client'
import {readPages, RequestError} from '../site/site-pages.js'
import type {ReadSiteFile} from '../site/site-files.js'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {Tool} from './tool.js'

/** Folder of the search index in the output. */
const FOLDER = 'assets/search/'

const MAX_RESULTS = 20

/** Characters of text per result. */
const MAX_EXCERPT = 400

/** Searches the site's search index. */
export const searchTool: Tool = {
  name: 'search',
  title: 'Search',
  description:
    'Searches the documentation and returns the best sections with their URLs and text. Read the full text with read_section.',
  inputSchema: {
    type: 'object',
    properties: {
      query: {type: 'string', description: 'Words to search for'},
      limit: {type: 'integer', minimum: 1, maximum: MAX_RESULTS, description: 'Default: 8'},
      version: {type: 'string', description: 'Version of the docs. Default: the latest version'}
    },
    required: ['query']
  },
  async run({query, limit, version}, read) {
    const site = await readPages(read)
    const tags = await listTags(read, version === undefined ? undefined : String(version))
    const client = createLocalClient((file) => readIndex(read, file))
    const {results} = await client.search([
      {
        indexName: '',
        query: String(query),
        hitsPerPage: Math.min(Number(limit ?? 8), MAX_RESULTS),
        ...(tags && {facetFilters: [tags.map((tag) => `docusaurus_tag:${tag}`)]})
      }
    ])
    const [result] = results
    if (!result || result.hits.length === 0)
      return 'No results. Try fewer or different words, or list_pages.'
    const sections = result.hits.map(({hierarchy, url, content}) => {
      const levels = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4]
      const title = levels.filter((level) => level !== null).join(' > ')
      return `## ${title}\n${new URL(url, site.url).href}\n\n${(content ?? '').slice(0, MAX_EXCERPT)}`
    })
    return `${sections.join('\n\n')}\n\n[${result.hits.length} of ${result.nbHits} results.]`
  }
}

async function readIndex(read: ReadSiteFile, file: string) {
  const text = await read(FOLDER + file)
  if (text === undefined)
    throw new RequestError('The site has no search index, so its pages can only be listed.')
  return JSON.parse(text)
}

/** Returns the tags of one docs version and of all pages without a version, for the search. */
async function listTags(
  read: ReadSiteFile,
  version: string | undefined
): Promise<readonly string[] | undefined> {
  const {pages} = await readPages(read)
  const versions =
    version === undefined ? unique(pages.flatMap((page) => page.version ?? [])) : [version]
  if (versions.length === 0) return undefined
  const index: unknown = await readIndex(read, 'index.json')
  const known = listIndexTags(index)
  const wanted = known.filter((tag) => versions.some((one) => tag.endsWith(`-${one}`)))
  if (wanted.length === 0 && version !== undefined)
    throw new RequestError(`The docs have no version ${JSON.stringify(version)}.`)
  return [...known.filter((tag) => !tag.startsWith('docs-')), ...wanted]
}

function listIndexTags(index: unknown): string[] {
  if (!isRecord(index) || !Array.isArray(index.parts)) return []
  const tags = index.parts.flatMap((part: unknown) =>
    isRecord(part) && typeof part.tag === 'string' ? [part.tag] : []
  )
  return unique(tags)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
