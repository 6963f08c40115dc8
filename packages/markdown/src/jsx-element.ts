import type {StaticProps} from '@lectern/types'
import type {ElementContent} from 'hast'
import type {Expression, Program} from 'estree'
import type {MdxJsxAttribute} from 'mdast-util-mdx'

/** An element of MDX in an HTML tree. */
export type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement'}>

/** Create an element whose properties keep their values and types through MDX. */
export function jsxElement(
  name: string,
  props: StaticProps,
  children: ElementContent[]
): JsxElement {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [attribute(key, value)]
  )
  return {type: 'mdxJsxFlowElement', name, attributes, children}
}

type Value = NonNullable<StaticProps[string]> | null

/** An expression, because a text in a JSX attribute loses its line feeds. */
function attribute(name: string, value: Value): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: expression(value)}]
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: {estree}}
  }
}

function expression(value: Value): Expression {
  if (value === null || typeof value !== 'object') return {type: 'Literal', value}
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
              value: expression(inner)
            } as const
          ]
    )
  }
}
