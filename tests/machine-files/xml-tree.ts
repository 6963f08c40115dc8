import {type Element, xml2js} from 'xml-js'

/** An element of a document. */
export interface XmlNode {
  /** With its namespace in front, as `{http://www.w3.org/2005/Atom}feed`; bare without one. */
  name: string
  /** Names as they are written. */
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
  /** Its own, without the spaces around it. */
  text: string
}

/**
 * Parse a document; throws when it is not well-formed, has a prefix that its root does not declare, or
 * something beside the root.
 */
export function parseXml(document: string): XmlNode {
  const {elements = []} = xml2js(document, {captureSpacesBetweenElements: false}) as Element
  const roots = elements.filter(({type}) => type === 'element')
  const [root] = roots
  if (!root || roots.length > 1) throw new Error(`There are ${roots.length} roots.`)
  const namespaces = Object.entries(root.attributes ?? {}).flatMap(([name, uri]) =>
    /^xmlns(?::|$)/.test(name) ? [[name.slice('xmlns:'.length), String(uri)] as const] : []
  )
  return createNode(root, new Map(namespaces))
}

function createNode(element: Element, namespaces: ReadonlyMap<string, string>): XmlNode {
  const {elements = [], attributes = {}, name = ''} = element
  const [local = '', prefix = ''] = name.split(':').reverse()
  const uri = namespaces.get(prefix)
  if (prefix !== '' && uri === undefined) throw new Error(`The prefix of ${name} is not declared.`)
  return {
    name: uri === undefined ? local : `{${uri}}${local}`,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, String(value)])
    ),
    children: elements
      .filter(({type}) => type === 'element')
      .map((child) => createNode(child, namespaces)),
    text: elements
      .map(({text, cdata}) => text ?? cdata ?? '')
      .join('')
      .trim()
  }
}

/** The children of a name. */
export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name)
}

/** Text of the first child of a name. */
export function textOf(node: XmlNode, name: string): string | undefined {
  return childrenOf(node, name)[0]?.text
}
