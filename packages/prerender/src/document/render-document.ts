import type {ContentRecord, PageContent, PageData} from '@lectern/types'
import {replaceTokensIn} from '@lectern/shared/cache/content-token'
import type {RecordStore} from '@lectern/shared/cache/record-store'
import {addSocialDescription} from '@lectern/shared/pages/social-description'
import type {RenderContent, RenderJob} from '../job/render-job.js'
import {renderParts} from '../renderer/render-parts.js'
import {
  loadContent,
  type LoadedContent,
  type RenderedParts,
  type SiteRenderer
} from '../renderer/renderer.js'
import {addDescription, applyHeadDescription} from './add-description.js'
import {completeDescription} from './complete-description.js'
import {createDocument} from './document.js'
import {insertStaticParts, partsOf, renderStaticParts} from './static-parts.js'

/**
 * Returns the document of a page without its HTML, which the browser then renders. Returns
 * `undefined` for pages with static content, because its HTML is only in the document.
 */
export async function renderEmptyPage(
  job: RenderJob,
  renderer: SiteRenderer,
  records: RecordStore
): Promise<string | undefined> {
  if (job.contents.some(({serverModule}) => serverModule === undefined)) return undefined
  const component = () => null
  const options = {load: async () => ({component}), isEmpty: true}
  return (await renderDocument(job, component, renderer, records, options)).html
}

interface DocumentOptions {
  /** Loads the module of a live content. */
  load?: typeof loadContent
  /** Whether to leave out the HTML that React renders. */
  isEmpty?: boolean
}

/** Renders one page to an HTML document, without writing it. */
export async function renderDocument(
  job: RenderJob,
  component: unknown,
  renderer: SiteRenderer,
  records: RecordStore,
  {load = loadContent, isEmpty = false}: DocumentOptions = {}
): Promise<{html: string} & Pick<RenderedParts, 'appHtml' | 'headHtml' | 'declaredIds'>> {
  const loaded = await Promise.all(
    job.contents.map(async (content) => ({
      content,
      record: records.need<ContentRecord>(content.record),
      live: content.serverModule ? await load(content.serverModule) : undefined
    }))
  )
  const described = applyHeadDescription(job, loaded.map(describeContent))
  const page: PageData = {...job.page, contents: described}
  const contents = loaded.map(({content, record, live}) =>
    live
      ? {component: live.component}
      : {html: renderer.renderStaticBody(page, bodyOf(content, record))}
  )
  const statics = renderStaticParts(loaded, (body) => renderer.renderStaticBody(page, body))
  // Lists of posts have no source file and ignore their posts' metadata.
  const written = job.source === undefined ? [] : loaded.flatMap(({record}) => record.head)
  const own = addSocialDescription(written)
  const render = async (shown: PageData) => {
    const head = [...addDescription(job, shown), ...own]
    const rendered = await renderParts({page: shown, head, component, contents}, renderer)
    return insertStaticParts(rendered, statics)
  }
  const parts = await render(page)
  // The text of components is known only after rendering.
  const [record] = loaded.map((one) => one.record)
  const complete =
    record?.isDescriptionPartial && !job.hasDescription
      ? completeDescription(page, parts.appHtml)
      : page
  const rendered = complete === page ? parts : await render(complete)
  const final = isEmpty ? {...rendered, appHtml: ''} : rendered
  return {...final, html: createDocument(job, complete, final)}
}

function describeContent({
  content,
  record,
  live
}: {
  content: RenderContent
  record: ContentRecord
  live: LoadedContent | undefined
}): PageContent {
  const {description, words} = record
  const toc = live?.toc ?? record.toc
  const parts = partsOf({content, record})
  // Lists of excerpts don't show tables of contents.
  return {
    module: content.clientModule,
    ...(parts.length > 0 && {parts: parts.map((nodes) => nodes.length)}),
    toc: content.excerpt ? [] : toc,
    description,
    words,
    isUntranslated: content.isUntranslated
  }
}

function bodyOf({excerpt, tokens}: RenderContent, record: ContentRecord): ContentRecord['body'] {
  const {body, excerptLength, excerptEnd = []} = record
  const shown =
    excerpt && excerptLength !== undefined ? [...body.slice(0, excerptLength), ...excerptEnd] : body
  return replaceTokensIn(shown, tokens)
}
