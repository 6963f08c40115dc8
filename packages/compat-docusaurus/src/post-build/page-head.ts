import {ownValue} from '@lectern/shared/objects/own-value'
import {createElement} from 'react'

const TAGS = ['title', 'base', 'link', 'meta', 'noscript', 'script', 'style'] as const

/** The tags of one type in a page's head, in react-helmet-async's format. */
export interface HeadTags {
  /** Returns React elements. */
  toComponent(): readonly {props: object}[]
  toString(): string
}

/** A page's head, grouped by tag name. */
export type PageHead = Readonly<Record<(typeof TAGS)[number], HeadTags>>

/** React names of HTML attributes. */
const PROPS: Readonly<Record<string, string>> = {
  charset: 'charSet',
  class: 'className',
  crossorigin: 'crossOrigin',
  'http-equiv': 'httpEquiv',
  hreflang: 'hrefLang',
  referrerpolicy: 'referrerPolicy'
}

interface FoundTag {
  name: string
  text: string
  props: Readonly<Record<string, string | boolean>>
  content: string
}

/** Matches a tag up to its `>`, including quoted values that are never closed. */
const TAG = /<(title|noscript|script|style|base|link|meta)(?![\w-])((?:[^>"']|"[^"]*"?|'[^']*'?)*)/g
const WITH_CONTENT: ReadonlySet<string> = new Set(['title', 'noscript', 'script', 'style'])
const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g

/** Parses the head of a rendered page. */
export function readPageHead(html: string): PageHead {
  const end = html.indexOf('</head>')
  const tags = listTags(html.slice(0, Math.max(0, end)))
  const byName = (name: string): HeadTags => {
    const own = tags.filter((tag) => tag.name === name)
    return {
      toComponent: () =>
        own.map((tag, key) =>
          createElement(tag.name, {key, ...tag.props}, ...(tag.content === '' ? [] : [tag.content]))
        ),
      toString: () => own.map(({text}) => text).join('')
    }
  }
  return {
    title: byName('title'),
    base: byName('base'),
    link: byName('link'),
    meta: byName('meta'),
    noscript: byName('noscript'),
    script: byName('script'),
    style: byName('style')
  }
}

/** Tests whether a page has a `noindex` directive. */
export function hasNoIndex({meta}: PageHead): boolean {
  return meta.toComponent().some(({props}) => isNoIndex(props))
}

function isNoIndex({name, content}: {name?: unknown; content?: unknown}): boolean {
  return name === 'robots' && String(content).includes('noindex')
}

function listTags(head: string): FoundTag[] {
  const tags: FoundTag[] = []
  // Element types with a missing closing tag. Later tags of these types are skipped to avoid
  // repeated searches.
  const unclosed = new Set<string>()
  let end = 0
  for (const {0: opening, 1: name = '', 2: attributes = '', index} of head.matchAll(TAG)) {
    const start = index + opening.length + 1
    if (index < end || start > head.length || unclosed.has(name)) continue
    const hasContent = WITH_CONTENT.has(name)
    const close = hasContent ? head.indexOf(`</${name}>`, start) : start
    if (close < 0) {
      unclosed.add(name)
      continue
    }
    end = hasContent ? close + `</${name}>`.length : start
    const content = head.slice(start, close)
    tags.push({
      name,
      text: head.slice(index, end),
      props: readProps(attributes),
      content: name === 'title' ? decode(content) : content
    })
  }
  return tags
}

function readProps(attributes: string): FoundTag['props'] {
  const props = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare
    return [ownValue(PROPS, name) ?? name, value === undefined ? true : decode(value)] as const
  })
  return Object.fromEntries(props)
}

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16))
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ownValue(ENTITIES, name) ?? '')
}
