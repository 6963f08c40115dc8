import type {PageDraft, PageSection} from './page-draft.js'

/** An operation that shares its page with others. */
export interface JoinedOperation {
  /** Fragment that links to the operation on the page. */
  id: string
  draft: PageDraft
}

/**
 * Combines several operations into one page. Headings move down a level, and IDs are prefixed with
 * the operation's ID to keep them unique.
 */
export function joinOperations(operations: readonly JoinedOperation[]): PageSection[] {
  return operations.flatMap(({id, draft}) => {
    const [start, ...others] = draft.sections
    const first: PageSection = {
      id,
      title: draft.title,
      level: 2,
      html: draft.lead + prefixIds(start?.html ?? '', id),
      markdown: [draft.leadMarkdown, start?.markdown ?? ''].filter(Boolean).join('\n\n'),
      text: start?.text ?? '',
      isListed: true
    }
    return [first, ...others.map((section) => moveSection(section, id))]
  })
}

function moveSection(section: PageSection, prefix: string): PageSection {
  return {
    ...section,
    id: `${prefix}--${section.id}`,
    level: section.level === 2 ? 3 : 4,
    html: prefixIds(section.html, prefix),
    isListed: false
  }
}

/**
 * Adds a prefix to the IDs in generated HTML and to links to them. The regular expressions are
 * safe, because quotes only occur in attributes.
 */
function prefixIds(html: string, prefix: string): string {
  return html
    .replace(/ id="([^"]*)"/g, (_, id: string) => ` id="${prefix}--${id}"`)
    .replace(/ href="#([^"]*)"/g, (_, id: string) => ` href="#${prefix}--${id}"`)
}
