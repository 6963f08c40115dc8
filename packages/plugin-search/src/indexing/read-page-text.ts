import type {ContentText, TocItem} from '@lectern/types'
import {cutLiveContent} from '@lectern/shared/pages/live-content'
import {Parser} from 'htmlparser2'

/** Text of a rendered page. */
export interface PageText extends Pick<ContentText, 'description' | 'sections'> {
  /** Title from the document head, or an empty string. */
  documentTitle: string
  /** First `h1` in `main`, or an empty string. */
  heading: string
  toc: readonly Pick<TocItem, 'id' | 'depth'>[]
}

/** Elements that are invisible or part of the user interface. */
const SKIPPED = setOf('dialog nav noscript script search select style svg template textarea')
const SKIPPED_ROLES = setOf('dialog navigation search')

/** Inline elements. Unlike other elements, they don't separate words. */
const INLINE = setOf(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
)

type Attributes = Readonly<Record<string, string>>

/** A heading or title element that hasn't been closed yet. */
interface OpenText {
  name: string
  id?: string
  text: string
}

/** Reads the text of the `main` element. As in docs, each heading with an ID starts a section. */
export function readPageText(html: string): PageText {
  return readText([html], (name) => name === 'main')
}

/** Reads the head and the live content of a page. Returns `undefined` if there isn't any content. */
export function readContentText(html: string): PageText | undefined {
  const content = cutLiveContent(html)
  if (content === undefined) return undefined
  const head = html.slice(0, html.indexOf('</head>'))
  return readText([head, content], (_, attributes) => attributes['data-live-content'] !== undefined)
}

/** Reads the text of the elements that `isRoot` accepts, including their descendants. */
function readText(
  chunks: readonly string[],
  isRoot: (name: string, attributes: Attributes) => boolean
): PageText {
  const collector = createTextCollector()
  let open: OpenText | undefined
  /** Number of open elements, counted from the outermost root. */
  let inside = 0
  /** Number of open elements, counted from the outermost skipped one. */
  let skipped = 0
  const addText = (text: string) => {
    if (open) open.text += text
    else if (inside > 0) collector.addText(text)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inside > 0 || isRoot(name, attributes)) inside += 1
      if (skipped > 0 || isSkipped(name, attributes)) skipped += 1
      else if (name === 'meta') collector.addMeta(attributes)
      else if (inside > 0 ? /^h[1-6]$/.test(name) : name === 'title')
        open ??= {name, id: stableId(attributes), text: ''}
      else if (!INLINE.has(name)) addText(' ')
    },
    ontext(text) {
      if (skipped === 0) addText(text)
    },
    onclosetag(name) {
      if (inside > 0) inside -= 1
      if (skipped > 0) skipped -= 1
      else if (open?.name === name) {
        collector.endText(open)
        open = undefined
      } else if (!INLINE.has(name)) addText(' ')
    }
  })
  for (const chunk of chunks) parser.write(chunk)
  parser.end()
  return collector.result()
}

/** Returns an element's ID, unless React's `useId` generated it, because it can change with every build. */
function stableId({id}: Attributes): string | undefined {
  return id === undefined || GENERATED_ID.test(id) ? undefined : id
}

/** Matches the IDs of `useId` in prerendered pages: in React 19.2, 19.1 and earlier. */
const GENERATED_ID = /^(?:_R_\w*_|«R\w*»|:R\w*:)$/

function createTextCollector() {
  let section = {id: '', heading: '', text: ''}
  const sections = [section]
  const toc: {id: string; depth: number}[] = []
  const found = {description: '', documentTitle: '', heading: ''}
  return {
    addText(text: string) {
      section.text += text
    },
    addMeta({name, content = ''}: Attributes) {
      if (name === 'description') found.description = content
    },
    endText({name, id, text}: OpenText) {
      const words = collapse(text)
      if (name === 'title') found.documentTitle ||= words
      else if (name === 'h1' && found.heading === '') found.heading = words
      else if (id) {
        section = {id, heading: words, text: ''}
        sections.push(section)
        toc.push({id, depth: Number(name.slice(1))})
      } else section.text += ` ${words} `
    },
    result: (): PageText => ({
      ...found,
      toc,
      sections: sections.map((one) => ({...one, text: collapse(one.text)}))
    })
  }
}

function isSkipped(name: string, attributes: Attributes): boolean {
  return (
    SKIPPED.has(name) ||
    SKIPPED_ROLES.has(attributes.role ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    // Text hidden with `until-found` is kept, because browsers reveal it when users search in the
    // page.
    (attributes.hidden !== undefined && attributes.hidden !== 'until-found')
  )
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
