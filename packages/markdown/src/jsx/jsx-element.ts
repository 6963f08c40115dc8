import type {StaticProps, StaticValue} from '@lectern/types'
import type {ElementContent} from 'hast'
import type {Expression, Program} from 'estree'
import type {MdxJsxAttribute} from 'mdast-util-mdx'

type FlowElement = Extract<ElementContent, {type: 'mdxJsxFlowElement'}>

/** Creates an element whose properties keep their values and types when MDX compiles it. */
export function jsxElement(
  name: string,
  props: StaticProps,
  children: ElementContent[]
): FlowElement {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [attribute(key, value)]
  )
  return {type: 'mdxJsxFlowElement', name, attributes, children}
}

/**
 * Creates an attribute with an expression, because strings in JSX attributes lose their line feeds.
 */
function attribute(name: string, value: StaticValue): MdxJsxAttribute {
  return jsxAttribute(name, valueExpression(value))
}

/** Creates an attribute with an expression as its value. */
export function jsxAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}]
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}
  }
}

/** Converts a value to an expression. */
export function valueExpression(value: StaticValue): Expression {
  if (value === undefined) return {type: 'Identifier', name: 'undefined'}
  if (value === null || typeof value !== 'object') return {type: 'Literal', value}
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(valueExpression)}
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined
        ? []
        : [
            {
              type: 'Property',
              kind: 'init',
              method: false,
              shorthand: false,
              computed: false,
              key: {type: 'Literal', value: key},
              value: valueExpression(inner)
            } as const
          ]
    )
  }
}
