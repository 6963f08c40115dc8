import {ownValue} from '@lectern/shared/objects/own-value'
import {partialToken} from '@lectern/shared/cache/content-token'
import type {Heading, Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast'
import {createBox} from './plain-box.js'
import {createField} from './plain-field.js'
import {type PlainContext, resolvePlainUrl} from './plain-url.js'
import {capitalize} from './plain-words.js'

type JsxNode = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

interface JsxContext extends PlainContext {
  simplify(nodes: readonly Nodes[]): RootContent[]
}

/**
 * Converts an element or component to Markdown. For unknown components, only the content is kept.
 */
export function simplifyJsx(node: JsxNode, context: JsxContext): readonly RootContent[] {
  if (node.attributes.some((one) => 'name' in one && one.name === 'data-markdown-ignore')) return []
  const name = node.name ?? ''
  const partial = [...context.partials.keys()].indexOf(name)
  if (partial >= 0) return [{type: 'html', value: partialToken(partial)}]
  const convert = ownValue(CONVERTERS, name)
  if (convert) return convert(node, context)
  return /^(?:head|script|style|svg|Head)$/.test(name) ? [] : context.simplify(node.children)
}

type Converter = (node: JsxNode, context: JsxContext) => readonly RootContent[]

const CONVERTERS: Readonly<Record<string, Converter>> = {
  TabItem: (node, context) => {
    const label = attribute(node, 'label') ?? attribute(node, 'value') ?? ''
    return [...(label ? [strongLine([text(label)])] : []), ...context.simplify(node.children)]
  },
  summary: (node, context) => [strongLine(inline(context.simplify(node.children)))],
  Details: (node, context) => openDetails(node, context),
  details: (node, context) => openDetails(node, context),
  Admonition: (node, context) => {
    const title = attribute(node, 'title')
    const type = capitalize(attribute(node, 'type') ?? 'note')
    const heading: Paragraph | undefined =
      title === undefined ? undefined : {type: 'paragraph', children: [text(title)]}
    return [createBox(type, heading, context.simplify(node.children))]
  },
  ApiField: (node, context) => {
    const attributes = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && (typeof one.value === 'string' || one.value === null)
        ? [[one.name, one.value] as const]
        : []
    )
    return createField(Object.fromEntries(attributes), context.simplify(node.children), context)
  },
  a: (node, context) => {
    const children = inline(context.simplify(node.children))
    const url = resolvePlainUrl(attribute(node, 'href') ?? '', 'link', context)
    return url ? [{type: 'link', url, children}] : children
  },
  Link: (node, context) => {
    const children = inline(context.simplify(node.children))
    const to = attribute(node, 'to') ?? attribute(node, 'href') ?? ''
    const url = resolvePlainUrl(to, 'link', context)
    return url ? [{type: 'link', url, children}] : children
  },
  img: (node, context) => {
    const url = resolvePlainUrl(attribute(node, 'src') ?? '', 'image', context)
    return url ? [{type: 'image', url, alt: attribute(node, 'alt') ?? ''}] : []
  },
  br: () => [{type: 'break'}],
  hr: () => [{type: 'thematicBreak'}],
  code: (node, context) => [{type: 'inlineCode', value: wordsOf(context.simplify(node.children))}],
  strong: (node, context) => [{type: 'strong', children: inline(context.simplify(node.children))}],
  em: (node, context) => [{type: 'emphasis', children: inline(context.simplify(node.children))}],
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).map((depth) => [`h${depth}`, headingOf(depth)])
  )
}

function headingOf(depth: Heading['depth']): Converter {
  return (node, context) => [
    {type: 'heading', depth, children: inline(context.simplify(node.children))}
  ]
}

function openDetails(node: JsxNode, context: JsxContext): readonly RootContent[] {
  const summary = attribute(node, 'summary')
  const content = context.simplify(node.children)
  return summary === undefined ? content : [strongLine([text(summary)]), ...content]
}

function strongLine(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]}
}

/** Replaces paragraphs with their content where only inline nodes are allowed. */
function inline(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [node as PhrasingContent]
  )
}

function wordsOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? wordsOf(node.children) : ''
    )
    .join('')
}

/** Returns the text of an attribute, or `undefined` if its value is code. */
function attribute({attributes}: JsxNode, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function text(value: string): PhrasingContent {
  return {type: 'text', value}
}
