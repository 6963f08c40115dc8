import type {Code, Heading, Nodes, Paragraph, Parents, PhrasingContent, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {readMeta, splitInfo} from '../code-blocks/code-block.js'
import {isForPackageManagers, listCommandTabs} from '../code-blocks/package-manager-tabs.js'
import {writeEmbed} from '../embeds/write-embed.js'
import {readSnippet} from '../code/read-snippet.js'
import {splitSnippetTarget} from '../code/snippet-targets.js'
import {createBox} from './plain-box.js'
import {createField} from './plain-field.js'
import {omitIgnored} from './omit-ignored.js'
import {hasBlock, toBlocks, trimLine} from './plain-flow.js'
import {simplifyJsx} from './plain-jsx.js'
import {type PlainContext, resolvePlainUrl} from './plain-url.js'
import {capitalize} from './plain-words.js'

/** Converts nodes of any type to plain Markdown nodes. */
export function simplifyNodes(nodes: readonly Nodes[], context: PlainContext): RootContent[] {
  return omitIgnored(nodes).flatMap((node) => simplifyNode(node, context))
}

function simplifyNode(node: Nodes, context: PlainContext): readonly RootContent[] {
  switch (node.type) {
    case 'code':
      return simplifyCode(node, context)
    case 'link':
    case 'image':
    case 'definition':
      return simplifyLink(node, context)
    case 'html':
      return /^\s*<(?:script|style|head)\b/i.test(node.value) ? [] : [node]
    case 'leafDirective':
      return simplifyLeaf(node, context)
    case 'containerDirective':
    case 'blockquote':
      return simplifyBox(node, context)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return simplifyJsx(node, {...context, simplify: (inner) => simplifyNodes(inner, context)})
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return readLiteral(node.value)
    case 'mdxjsEsm':
    case 'truncate':
    case 'yaml':
      return []
    default:
      return simplifyOther(node, context)
  }
}

/** Replaces a directive with the part of a page that it shows, or with its label. */
function simplifyLeaf(node: Nodes, context: PlainContext): readonly RootContent[] {
  const written = writeEmbed(node, context.state)
  return written === undefined ? simplifyOther(node, context) : [{type: 'html', value: written}]
}

/** Replaces nodes of the site's plugins with their content. */
function simplifyOther(node: Nodes, context: PlainContext): readonly RootContent[] {
  if (!('children' in node)) return KNOWN_LEAVES.has(node.type) ? [node as RootContent] : []
  const children = simplifyNodes(node.children, context)
  if (node.type === 'paragraph' || node.type === 'heading') return simplifyLine(node, children)
  if (BLOCK_PARENTS.has(node.type)) return [withChildren(node, toBlocks(children))]
  return KNOWN_PARENTS.has(node.type) ? [withChildren(node, children)] : children
}

/** Splits a paragraph around elements that become blocks. */
function simplifyLine(
  node: Paragraph | Heading,
  children: readonly RootContent[]
): readonly RootContent[] {
  if (hasBlock(children)) return toBlocks(children)
  const words = trimLine(children as PhrasingContent[])
  return words.length > 0 || node.type === 'heading' ? [{...node, children: words}] : []
}

/** Copies a parent with new children, which have to be valid for it. */
function withChildren(node: Parents, children: readonly RootContent[]): RootContent {
  return {...node, children} as RootContent
}

const KNOWN_LEAVES: ReadonlySet<string> = new Set(
  'text inlineCode break thematicBreak imageReference footnoteReference math inlineMath'.split(' ')
)
const KNOWN_PARENTS: ReadonlySet<string> = new Set(
  'list table tableRow tableCell emphasis strong delete linkReference'.split(' ')
)
const BLOCK_PARENTS: ReadonlySet<string> = new Set(['listItem', 'footnoteDefinition'])

/** Writes npm commands once for each package manager, below its name. */
function simplifyCode(node: Code, context: PlainContext): RootContent[] {
  if (!isForPackageManagers(node, context.state)) return simplifyBlock(node, context)
  return listCommandTabs(context.state).flatMap(({label, convert}) => [
    writeLabel(label),
    ...simplifyBlock({...node, value: convert(node.value)}, context)
  ])
}

function writeLabel(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]}
}

/**
 * Converts a code block: omits highlighting options, inserts the code of a file, and writes the
 * title above the block.
 */
function simplifyBlock(node: Code, {state}: PlainContext): RootContent[] {
  const {lang, metaText} = splitInfo(node)
  const {file, title} = readMeta(node, metaText, state)
  const {target} = splitSnippetTarget(file ?? '')
  const snippet = file === undefined ? undefined : readSnippet(file, state.snippets[target])
  const text = snippet && 'code' in snippet ? snippet.code : node.value
  const {code} = state.readMagicComments(text.replace(/\r\n?/g, '\n'), lang)
  const named = title ?? (file === undefined ? undefined : target)
  const block: Code = {type: 'code', lang, value: code}
  return named ? [writeLabel(named), block] : [block]
}

/** Replaces a link with its text if its URL would run code, such as `javascript:`. */
function simplifyLink(
  node: Extract<Nodes, {type: 'link' | 'image' | 'definition'}>,
  context: PlainContext
): readonly RootContent[] {
  const url = resolvePlainUrl(node.url, node.type === 'image' ? 'image' : 'link', context)
  if (node.type !== 'link') return url === undefined ? [] : [{...node, url}]
  const children = simplifyNodes(node.children, context)
  return url === undefined ? children : [{...node, url, children: children as PhrasingContent[]}]
}

/** Converts an admonition to a quote that starts with its title. */
function simplifyBox(
  node: Extract<Parents, {type: 'containerDirective' | 'blockquote'}>,
  context: PlainContext
): readonly RootContent[] {
  const children = simplifyNodes(node.children, context)
  if (node.type === 'containerDirective' && node.name === 'api-field')
    return simplifyField(node, children, context)
  if (node.data?.hName !== 'admonition') {
    if (node.type === 'containerDirective') return children
    return [withChildren(node, toBlocks(children))]
  }
  const [label] = node.children
  const hasTitle = label?.type === 'paragraph' && label.data?.hName === 'admonition-title'
  const title = hasTitle && children[0]?.type === 'paragraph' ? children[0] : undefined
  const type = String(node.data.hProperties?.type ?? 'note')
  return [createBox(capitalize(type), title, title ? children.slice(1) : children)]
}

/** Converts a field. Its label is its name. */
function simplifyField(
  {attributes, children: [label]}: Extract<Parents, {type: 'containerDirective'}>,
  children: readonly RootContent[],
  context: PlainContext
): readonly RootContent[] {
  if (label?.type !== 'paragraph' || label.data?.directiveLabel !== true)
    return createField(attributes ?? {}, children, context)
  return createField({...attributes, name: textOf(label)}, children.slice(1), context)
}

/** Converts `{'words'}` to text, and omits other expressions because their values are unknown. */
function readLiteral(expression: string): readonly RootContent[] {
  const [, value, quote] = /^['"`]([^'"`\\$]*)(['"`])$/.exec(expression.trim()) ?? []
  if (quote !== expression.trim()[0]) return []
  return value === undefined ? [] : [{type: 'text', value}]
}
