import {cutLiveContent} from '@lectern/shared/pages/live-content'
import {Parser} from 'htmlparser2'

/** A block of visible text on a page. */
export interface TextBlock {
  /**
   * Markdown syntax at the start of the block: `## ` for a heading, `- ` for a list item, otherwise
   * empty.
   */
  prefix: string
  text: string
}

/** Elements that are invisible, interactive, or written differently in Markdown. */
const SKIPPED = setOf(
  'button dialog math nav noscript script search select style svg template textarea title'
)
const SKIPPED_ROLES = setOf('dialog navigation search status tab tablist')

const INLINE = setOf(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
)

/**
 * Returns the text blocks of a page's content, including the output of components, in page order.
 */
export function readBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let text = ''
  let prefix = ''
  let inside = 0
  let skipped = 0
  const end = (next: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words !== '') blocks.push({prefix, text: words})
    text = ''
    prefix = next
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inside > 0 || attributes['data-live-content'] !== undefined) inside += 1
      if (inside === 0) return
      if (skipped > 0 || isSkipped(name, attributes)) skipped += 1
      else if (name === 'img') text += ` ${attributes.alt ?? ''} `
      else if (!INLINE.has(name)) end(prefixOf(name))
    },
    ontext(part) {
      if (inside > 0 && skipped === 0) text += part
    },
    onclosetag(name) {
      if (inside === 0) return
      if (skipped > 0) skipped -= 1
      else if (!INLINE.has(name)) end('')
      inside -= 1
    }
  })
  parser.end(cutLiveContent(html) ?? '')
  return blocks
}

function prefixOf(name: string): string {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) return `${'#'.repeat(Number(level))} `
  return name === 'li' ? '- ' : ''
}

function isSkipped(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    SKIPPED.has(name) ||
    SKIPPED_ROLES.has(attributes.role ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-markdown-ignore'] !== undefined ||
    // Footnotes have a different syntax in Markdown.
    attributes['data-footnote-ref'] !== undefined ||
    attributes['data-footnotes'] !== undefined ||
    attributes.class?.split(' ').includes('katex') === true ||
    (attributes.hidden !== undefined && attributes.hidden !== 'until-found')
  )
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
