import type {Element, ElementContent, Root, RootContent} from 'hast'
import {fromHtml} from 'hast-util-from-html'
import {toMdast} from 'hast-util-to-mdast'
import {gfmToMarkdown} from 'mdast-util-gfm'
import {type Options, toMarkdown} from 'mdast-util-to-markdown'

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmToMarkdown({tablePipeAlign: false})]
}

/** Elements that are invisible, interactive, or about other pages. */
const SKIPPED = new Set(
  'button dialog form input nav noscript script search select style svg template textarea'.split(
    ' '
  )
)
const SKIPPED_ROLES = new Set('dialog navigation search status tablist'.split(' '))

/**
 * Converts the main content of a page to Markdown with absolute URLs. The heading of the page is
 * moved to the start.
 *
 * @param url - Absolute URL of the page.
 */
export function convertHtml(html: string, url: string): string {
  const tree = fromHtml(html)
  const main = findElement(tree, ({tagName}) => tagName === 'main')
  if (!main) return ''
  const content = simplify(main, url)
  const heading = findElement(content, ({tagName}) => tagName === 'h1')
  const rest = heading ? remove(content, heading) : content
  const children: ElementContent[] = heading ? [heading, rest] : [rest]
  return toMarkdown(toMdast({type: 'root', children}), OPTIONS)
}

/** Finds the first matching element, in document order. */
function findElement(
  node: Root | Element,
  matches: (element: Element) => boolean
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const found = matches(child) ? child : findElement(child, matches)
    if (found) return found
  }
  return undefined
}

/** Copies an element without the parts that don't belong in Markdown. */
function simplify(element: Element, url: string): Element {
  const {href, src} = element.properties
  return {
    ...element,
    properties: {
      ...element.properties,
      ...(typeof href === 'string' && {href: resolve(href, url)}),
      ...(typeof src === 'string' && {src: resolve(src, url)})
    },
    children: [
      ...labelPanel(element),
      ...element.children.flatMap((child): ElementContent[] => {
        if (child.type !== 'element') return child.type === 'text' ? [child] : []
        return isSkipped(child) ? [] : [simplify(child, url)]
      })
    ]
  }
}

function remove(element: Element, part: RootContent): Element {
  return {
    ...element,
    children: element.children.flatMap((child) =>
      child === part ? [] : [child.type === 'element' ? remove(child, part) : child]
    )
  }
}

function isSkipped({tagName, properties}: Element): boolean {
  const {role, hidden, ariaHidden, className, dataMarkdownIgnore} = properties
  return (
    SKIPPED.has(tagName) ||
    SKIPPED_ROLES.has(String(role)) ||
    ariaHidden === 'true' ||
    dataMarkdownIgnore !== undefined ||
    (isHidden(hidden) && role !== 'tabpanel') ||
    (Array.isArray(className) && className.includes('hash-link'))
  )
}

function isHidden(hidden: Element['properties'][string]): boolean {
  return hidden !== undefined && hidden !== null && hidden !== 'until-found'
}

/**
 * Returns the label of a tab panel, to show above its content. In Markdown, all panels are shown
 * one after another.
 */
function labelPanel({properties}: Element): ElementContent[] {
  const {role, ariaLabel} = properties
  if (role !== 'tabpanel' || typeof ariaLabel !== 'string') return []
  const label: ElementContent = {type: 'text', value: ariaLabel}
  return [createElement('p', [createElement('strong', [label])])]
}

function createElement(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children}
}

function resolve(href: string, url: string): string {
  return URL.canParse(href, url) ? new URL(href, url).href : href
}
