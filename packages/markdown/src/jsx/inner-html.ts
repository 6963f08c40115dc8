import type {Nodes, Root} from 'hast'
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx'
import {importClient} from './client-import.js'
import {jsxAttribute, valueExpression} from './jsx-element.js'

const INNER_HTML = 'dangerouslySetInnerHTML'

/** Local name of the client function in modules. */
const TRUST = '__trustHtml'

/**
 * Creates the attribute that sets an element's HTML. Browsers that enforce Trusted Types only
 * accept trusted values.
 */
export function innerHtml(html: string): MdxJsxAttribute {
  return jsxAttribute(INNER_HTML, {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: {
          type: 'CallExpression',
          callee: {type: 'Identifier', name: TRUST},
          arguments: [valueExpression(html)],
          optional: false
        }
      }
    ]
  })
}

/** Creates the import for `innerHtml` in a module. */
export function importTrust(): Root['children'][number] {
  return importClient('trustHtml', TRUST)
}

/** Returns whether a tree contains an attribute that `innerHtml` created. */
export function hasInnerHtml(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' && node.attributes.some(isInnerHtml)) return true
  return 'children' in node && node.children.some(hasInnerHtml)
}

function isInnerHtml({type, ...attribute}: MdxJsxAttribute | MdxJsxExpressionAttribute): boolean {
  return type === 'mdxJsxAttribute' && 'name' in attribute && attribute.name === INNER_HTML
}
