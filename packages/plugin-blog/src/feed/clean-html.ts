import {type DefaultTreeAdapterTypes, parseFragment, serialize} from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements that don't work outside their page. */
const DROPPED: ReadonlySet<string> = new Set(
  'button canvas dialog embed form input noscript object script select style svg template textarea'.split(
    ' '
  )
)
/** Attributes to keep, because feed readers use them. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'align alt cite colspan controls datetime dir display encoding headers height href id lang ' +
    'name open poster reversed rowspan scope src start title width xmlns'
  ).split(' ')
)
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['cite', 'href', 'poster', 'src'])
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Converts the content of a rendered page to standalone HTML. Removes buttons, scripts, classes and
 * styles, converts code to plain text, and makes URLs absolute.
 *
 * @param html - Starts with the content element. Anything after that element is ignored.
 * @param pageUrl - Base for relative URLs.
 */
export function cleanHtml(html: string, pageUrl: string): string {
  const [content] = parseFragment(html).childNodes
  if (!content || !isElement(content)) return ''
  content.childNodes = cleanNodes(content.childNodes, pageUrl)
  return serialize(content).trim()
}

function cleanNodes(nodes: readonly Node[], pageUrl: string): Node[] {
  return nodes.filter(isKept).map((node) => (isElement(node) ? cleanElement(node, pageUrl) : node))
}

function cleanElement(element: Element, pageUrl: string): Element {
  const attrs = element.attrs.flatMap(({name, value}) => {
    if (!KEPT.has(name)) return []
    if (!URL_ATTRIBUTES.has(name)) return [{name, value}]
    const url = URL.canParse(value, pageUrl) ? new URL(value, pageUrl) : undefined
    return url && PROTOCOLS.has(url.protocol) ? [{name, value: url.href}] : []
  })
  const childNodes =
    element.tagName === 'pre' ? [createCode(element)] : cleanNodes(element.childNodes, pageUrl)
  return {...element, attrs, childNodes}
}

function isKept(node: Node): boolean {
  if (node.nodeName === '#comment') return false
  if (!isElement(node)) return true
  const attributes = new Map(node.attrs.map(({name, value}) => [name, value]))
  const classes = attributes.get('class')?.split(' ') ?? []
  // Formulas are rendered as MathML and as hidden visual markup. Only the MathML is kept.
  const isHidden = attributes.get('aria-hidden') === 'true' || attributes.has('hidden')
  const isForPage = classes.includes('hash-link') || classes.includes('only-dark')
  return !DROPPED.has(node.tagName) && !isHidden && !isForPage
}

/** Creates a code element with plain text, without highlighting and line numbers. */
function createCode(pre: Element): Element {
  const [code] = parseFragment('<code></code>').childNodes as [Element]
  const value = textOf(pre)
  return {...code, childNodes: [{nodeName: '#text', value, parentNode: code}]}
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!isElement(node)) return ''
  if (node.tagName === 'br') return '\n'
  return node.childNodes.map(textOf).join('')
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}
