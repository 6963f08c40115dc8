import {type Element, xml2js} from 'xml-js'

/** An XML element. */
export interface XmlNode {
  /** Name, prefixed with its namespace, if any: `{http://www.w3.org/2005/Atom}feed`. */
  name: string
  /** Attributes by name as written. */
  attributes: Readonly<Record<string, string>>
  children: readonly XmlNode[]
  /** Trimmed text of the element itself. */
  text: string
}

/**
 * Parses a document. Throws if it isn't well-formed, has a prefix that the root doesn't declare, or has content
 * outside the root.
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

/** Returns the children with a name. */
export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name)
}

/** Returns the text of the first child with a name. */
export function textOf(node: XmlNode, name: string): string | undefined {
  return childrenOf(node, name)[0]?.text
}
