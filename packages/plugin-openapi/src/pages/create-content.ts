import {countWords} from '@lectern/shared/text/count-words'
import type {ReadyContent, StaticNode, TocItem} from '@lectern/types'
import {element, escapeHtml} from '../markup/html.js'
import {replaceSitePaths} from '@lectern/shared/cache/content-token'
import {markSiteLinks} from '../markup/site-links.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import type {Labels} from '../schemas/labels.js'
import {escapeMarkdown} from '../schemas/write-fields.js'
import type {PageContext} from './page-context.js'
import type {PageDraft, PageSection} from './page-draft.js'

/**
 * Creates the compiled content of a page: HTML, the table of contents, Markdown, and text for
 * search.
 */
export function createContent(
  draft: PageDraft,
  {labels, urls}: Pick<PageContext, 'labels' | 'urls'>,
  {hasTryIt = false}: {hasTryIt?: boolean} = {}
): ReadyContent {
  const {title, description, sections, samples} = draft
  const main = renderContent(draft, {labels, urls})
  const texts = sections.map(({id, title: heading, text}) => ({id, heading, text: collapse(text)}))
  const tryIt: StaticNode[] = hasTryIt ? [{tag: 'div', props: {className: 'openapi-try-it'}}] : []
  const side: StaticNode[] =
    samples.length > 0
      ? [
          {
            tag: 'div',
            props: {className: 'openapi-side'},
            children: [...tryIt, ...samples]
          }
        ]
      : []
  return {
    format: 1,
    body: [
      {tag: 'h1', children: [title]},
      {
        tag: 'div',
        props: {className: side.length > 0 ? 'openapi-page openapi-page--wide' : 'openapi-page'},
        children: [{tag: 'div', props: {className: 'openapi-main'}, html: main}, ...side]
      }
    ],
    // On wide screens, samples take the place of the table of contents.
    toc: listHeadings(sections),
    contentTitle: title,
    description,
    words: texts.reduce((sum, {text}) => sum + countWords(text), 0),
    sections: texts,
    plain: writeMarkdown(draft),
    // Fields have the same styles as in docs.
    features: ['components']
  }
}

function listHeadings(sections: readonly PageSection[]): TocItem[] {
  return sections.flatMap(({id, level, title, isListed}) =>
    level > 0 && isListed ? [{id, depth: level, html: escapeHtml(title)}] : []
  )
}

/** Renders the sections of a page as HTML. */
export function renderContent(
  {lead, sections}: Pick<PageDraft, 'lead' | 'sections'>,
  {labels, urls}: Pick<PageContext, 'labels' | 'urls'>
): string {
  const html = lead + sections.map((section) => renderSection(section, labels)).join('')
  return replaceSitePaths(html, urls.site)
}

/**
 * Renders a section. The markup is the same as for other headings in the theme, which link to
 * themselves.
 */
function renderSection({id, title, level, html}: PageSection, labels: Labels): string {
  if (level === 0) return html
  const link = element('a', {
    class: 'hash-link',
    href: `#${encodeURIComponent(id)}`,
    'aria-label': fillLabel(labels.directLink, {name: title})
  })
  return element(`h${level}`, {class: 'anchor', id}, escapeHtml(title), link) + html
}

function writeMarkdown({title, leadMarkdown, sections, samplesMarkdown}: PageDraft): string {
  const parts = sections.flatMap(({title: heading, level, markdown}) => [
    ...(level > 0 ? [`${'#'.repeat(level)} ${escapeMarkdown(heading)}`] : []),
    markSiteLinks(markdown)
  ])
  return [`# ${escapeMarkdown(title)}`, markSiteLinks(leadMarkdown), ...parts, samplesMarkdown]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
