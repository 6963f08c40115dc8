import type {Nodes, Root} from 'hast'
import type {Identifier, Program} from 'estree'
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx'
import {jsxAttribute, valueExpression} from './jsx-element.js'

const INNER_HTML = 'dangerouslySetInnerHTML'

/** Local name of the client function in modules. Pages are unlikely to define the same name. */
const TRUST: Identifier = {type: 'Identifier', name: '__trustHtml'}

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
          callee: TRUST,
          arguments: [valueExpression(html)],
          optional: false
        }
      }
    ]
  })
}

/** Creates the import for `innerHtml` in a module. */
export function importTrust(): Root['children'][number] {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [
          {
            type: 'ImportSpecifier',
            imported: {type: 'Identifier', name: 'trustHtml'},
            local: TRUST
          }
        ],
        source: {type: 'Literal', value: '@lectern/client'}
      }
    ]
  }
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}

/** Returns whether a tree contains an attribute that `innerHtml` created. */
export function hasInnerHtml(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' && node.attributes.some(isInnerHtml)) return true
  return 'children' in node && node.children.some(hasInnerHtml)
}

function isInnerHtml({type, ...attribute}: MdxJsxAttribute | MdxJsxExpressionAttribute): boolean {
  return type === 'mdxJsxAttribute' && 'name' in attribute && attribute.name === INNER_HTML
}
