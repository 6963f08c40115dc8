import {ownValue} from '@lectern/shared/objects/own-value'
import {Parser} from 'htmlparser2'
import {splitSourceSet} from './source-set.js'
import type {PageDetail, PageFacts, PageReference, ReferenceKind} from '../site/page-facts.js'
import {readCssUrls} from './read-css-urls.js'

type Attributes = Readonly<Record<string, string>>

/** Data collected while reading a page. */
interface CollectedPage {
  facts: Omit<PageFacts, 'references' | 'ids' | 'anchors' | 'repeatedIds' | 'unlabelled'>
  references: Map<string, PageReference>
  ids: Set<string>
  anchors: Set<string>
  repeatedIds: PageDetail[]
  unlabelled: PageDetail[]
}

/** Parses an HTML file and returns the facts for the checks. */
export function readPage(html: string, file: string): PageFacts {
  const found: CollectedPage = {
    facts: {file, scope: '', isIndexed: true},
    references: new Map(),
    ids: new Set(),
    anchors: new Set(),
    repeatedIds: [],
    unlabelled: []
  }
  let text: {name: string; content: string} | undefined
  let depthOfSvg = 0
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex
      if (name === 'svg') depthOfSvg += 1
      // An SVG's `<title>` isn't the page title.
      if (name === 'style' || (name === 'title' && depthOfSvg === 0)) text = {name, content: ''}
      readElement(name, {attributes, at, found})
    },
    ontext(part) {
      if (text) text.content += part
    },
    onclosetag(name) {
      if (name === 'svg') depthOfSvg -= 1
      if (text?.name !== name) return
      if (name === 'title') found.facts.title ??= text.content.trim()
      else for (const {text: url} of readCssUrls(text.content)) addStyleUrl(url, parser, found)
      text = undefined
    }
  })
  parser.end(html)
  const {facts, references, ids, anchors, ...lists} = found
  return {
    ...facts,
    ...lists,
    references: [...references.values()],
    ids: [...ids],
    anchors: [...anchors]
  }
}

function addStyleUrl(url: string, {startIndex}: {startIndex: number}, found: CollectedPage): void {
  addReference(found, {kind: 'image', url, at: startIndex})
}

interface OpenedElement {
  attributes: Attributes
  at: number
  found: CollectedPage
}

function readElement(name: string, element: OpenedElement): void {
  const {attributes, at, found} = element
  ownValue(READERS, name)?.(element)
  if (attributes.id !== undefined) addId(name, attributes.id, element)
  if (name === 'a' && attributes.name) addAnchor(attributes.name, found)
  if (attributes.style?.includes('url(')) {
    for (const {text: url} of readCssUrls(attributes.style))
      addReference(found, {kind: 'image', url, at})
  }
}

/** Elements whose IDs are link targets. */
const ANCHORED = /^(?:h[1-6]|a|dt|section|li|tr)$/

function addId(name: string, id: string, {at, found}: OpenedElement): void {
  if (found.ids.has(id)) found.repeatedIds.push({text: id, at})
  found.ids.add(id)
  if (ANCHORED.test(name)) found.anchors.add(id)
}

function addAnchor(name: string, {ids, anchors}: CollectedPage): void {
  ids.add(name)
  anchors.add(name)
}

function addReference({references}: CollectedPage, reference: PageReference): void {
  const {kind, url} = reference
  if (url.trim() === '' && kind === 'link') return
  const key = `${kind} ${url}`
  if (!references.has(key)) references.set(key, {...reference, url: url.trim()})
}

type ElementReader = (element: OpenedElement) => void

/** Creates a reader for an attribute that contains a URL. */
function refer(kind: ReferenceKind, attribute: string): ElementReader {
  return ({attributes, at, found}) => {
    const url = attributes[attribute]
    if (url !== undefined) addReference(found, {kind, url, at})
  }
}

const READERS: Readonly<Record<string, ElementReader>> = {
  html: ({attributes, found}) => {
    found.facts.lang = attributes.lang
  },
  a({attributes, at, found}) {
    // Links with this attribute can point to files outside the site.
    const url = attributes.href ?? attributes['xlink:href']
    if (url !== undefined && attributes['data-no-navigation'] === undefined)
      addReference(found, {kind: 'link', url, at})
  },
  area: (element) => {
    refer('link', 'href')(element)
    noteUnlabelled(element, element.attributes.href ?? '')
  },
  img: readImage,
  input(element) {
    if (element.attributes.type !== 'image') return
    refer('image', 'src')(element)
    noteUnlabelled(element, element.attributes.src ?? '')
  },
  source(element) {
    refer('media', 'src')(element)
    readSourceSet(element, element.attributes.srcset)
  },
  image: (element) => {
    refer('image', 'href')(element)
    refer('image', 'xlink:href')(element)
  },
  use: (element) => {
    refer('image', 'href')(element)
    refer('image', 'xlink:href')(element)
  },
  script: refer('script', 'src'),
  iframe: refer('frame', 'src'),
  embed: refer('media', 'src'),
  object: refer('media', 'data'),
  audio: refer('media', 'src'),
  track: refer('media', 'src'),
  video: (element) => {
    refer('media', 'src')(element)
    refer('image', 'poster')(element)
  },
  link: readLinkElement,
  meta: readMeta
}

function readImage(element: OpenedElement): void {
  const {src, srcset} = element.attributes
  // Record an image without `src` and `srcset` with an empty URL, so that it's reported.
  if (src === undefined && srcset === undefined)
    addReference(element.found, {...element, kind: 'image', url: ''})
  refer('image', 'src')(element)
  readSourceSet(element, element.attributes.srcset)
  noteUnlabelled(element, element.attributes.src ?? '')
}

/** Records images without alternative text. An empty `alt` is correct for decorative images. */
function noteUnlabelled({attributes, at, found}: OpenedElement, url: string): void {
  const isHidden =
    attributes['aria-hidden'] === 'true' || /^(?:presentation|none)$/.test(attributes.role ?? '')
  const isNamed = attributes['aria-label'] ?? attributes['aria-labelledby']
  if (attributes.alt === undefined && !isHidden && !isNamed) found.unlabelled.push({text: url, at})
}

function readSourceSet({at, found}: OpenedElement, srcset = ''): void {
  for (const {url} of splitSourceSet(srcset)) addReference(found, {kind: 'variant', url, at})
}

const LINK_KINDS: ReadonlyMap<string, ReferenceKind> = new Map(
  Object.entries({
    stylesheet: 'style',
    modulepreload: 'script',
    preload: 'other',
    prefetch: 'other',
    icon: 'variant',
    'apple-touch-icon': 'variant',
    'mask-icon': 'variant',
    manifest: 'other',
    search: 'other',
    canonical: 'link',
    alternate: 'link',
    next: 'link',
    prev: 'link'
  })
)

function readLinkElement({attributes, at, found}: OpenedElement): void {
  const {href: url, rel = ''} = attributes
  if (url === undefined) return
  const words = rel.toLowerCase().split(/\s+/)
  if (words.includes('canonical')) found.facts.canonical = url
  const kind = words.map((word) => LINK_KINDS.get(word)).find(Boolean)
  if (kind) addReference(found, {kind, url, at})
}

function readMeta({attributes, at, found}: OpenedElement): void {
  const {facts} = found
  const {content = ''} = attributes
  const name = (attributes.name ?? attributes.property ?? '').toLowerCase()
  if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
    const written = /^\s*(?:\d+\s*)?[;,]\s*url\s*=(.*)$/is.exec(content)?.[1]
    const to = written?.trim().replace(/^['"]|['"]$/g, '')
    if (to) facts.redirect = {text: to, at}
  } else if (name === 'description') facts.description ??= content
  else if (name === 'docusaurus_tag') facts.scope = content
  else if (name === 'robots') facts.isIndexed &&= !/\b(?:noindex|none)\b/i.test(content)
  else if (/^(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)$/.test(name))
    addReference(found, {kind: 'preview', url: content, at})
}
