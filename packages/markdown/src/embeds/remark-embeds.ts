import type {EmbedComponent, EmbedContent, StaticProps} from '@lectern/types'
import type {Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast'
import {checkAttributes} from '../components/check-attributes.js'
import {readJsxProps} from '../jsx/rehype-static-jsx.js'
import {listDeclaredNames} from '../jsx/static-components.js'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import {EMBED_RULES, findEmbedComponent} from './embed-rules.js'
import type {EmbedSource} from '../state/embed-source.js'
import {findPart} from './find-part.js'

/** Name of the placeholder element. Later, the part's HTML replaces it. */
export const EMBED_TAG = 'lectern-embed'

interface Context {
  state: CompileState
  source: EmbedSource
  /** Names that the page imports or declares. */
  own: ReadonlySet<string>
}

/** A tag or directive for a part. */
interface Written {
  component: EmbedComponent
  /** Absent if an attribute is computed. */
  attributes: StaticProps | undefined
  /** `::operation` or `<Operation>`. */
  written: string
  isInline: boolean
  children: readonly Nodes[]
  position: RootContent['position']
}

/**
 * Replaces tags and directives for parts of plugins' pages. On its own line, a part becomes an
 * element that `rehypeEmbeds` fills with its content. In text, or with its own text, it becomes a
 * link.
 */
export function remarkEmbeds(state: CompileState) {
  return (tree: Root): void => {
    const {embeds: source} = state
    if (source) replaceIn(tree, {state, source, own: listDeclaredNames(tree)})
  }
}

function replaceIn(parent: Parents, context: Context): void {
  // The replacement is valid at the position of the tag.
  parent.children = parent.children.flatMap((child) => {
    const written = readWritten(child, context)
    if (written) return createNodes(written, context)
    if ('children' in child) replaceIn(child, context)
    return [child]
  }) as typeof parent.children
}

function readWritten(node: RootContent, {source, own}: Context): Written | undefined {
  const isInline = node.type === 'mdxJsxTextElement' || node.type === 'textDirective'
  if (node.type === 'leafDirective' || node.type === 'textDirective') {
    const component = node.data ? undefined : findEmbedComponent(node.name)
    if (!component || !source.specs[component] || /^[A-Z]/.test(node.name)) return undefined
    const {children, position, attributes} = node
    const written = `${isInline ? ':' : '::'}${node.name}`
    return {component, attributes: {...attributes}, written, isInline, children, position}
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  const name = node.name ?? ''
  const component = /^[A-Z]/.test(name) && !own.has(name) ? findEmbedComponent(name) : undefined
  if (!component || !source.specs[component]) return undefined
  const {children, position} = node
  const attributes = readJsxProps(node, {values: {}})
  return {component, attributes, written: `<${name}>`, isInline, children, position}
}

function createNodes(written: Written, {state, source}: Context): RootContent[] {
  const {component, isInline, children, position} = written
  const content = findContent(written, {state, source})
  if (!content) return []
  if (isInline || children.length > 0) {
    const link = createLink(content, written, state)
    return isInline ? link : [{type: 'paragraph', children: link, position}]
  }
  const index = state.shownEmbeds.push({content, level: 1}) - 1
  const data = {hName: EMBED_TAG, hProperties: {dataIndex: String(index)}}
  const name = EMBED_RULES[component].directive
  return [{type: 'leafDirective', name, attributes: {}, children: [], position, data}]
}

function findContent(
  {component, attributes, written, position}: Written,
  {state, source}: Pick<Context, 'state' | 'source'>
): EmbedContent | undefined {
  const rule = EMBED_RULES[component]
  if (!attributes) {
    reportProblem(state, position, {
      code: 'component-attribute-computed',
      message: `\`${written}\` has an attribute that is computed.`,
      hint: `Write a literal value, e.g. \`${rule.key}="..."\`.`
    })
    return undefined
  }
  const checked = checkAttributes({rule, written, attributes, hasLabel: false, position}, state)
  const {[rule.key]: name, spec} = checked
  if (typeof name !== 'string') return undefined
  const reference = {component, name, spec: typeof spec === 'string' ? spec : undefined}
  return findPart({...reference, written, position}, source, state)
}

function createLink(
  {url, title}: EmbedContent,
  {component, attributes, children, position}: Written,
  state: CompileState
): PhrasingContent[] {
  const label =
    children.length > 0
      ? children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
      : [{type: 'text', value: title}]
  // The label consists of inline nodes, because the tag is in a line.
  const content = label as PhrasingContent[]
  if (url !== undefined) return [{type: 'link', url, children: content, position}]
  const {key, noun} = EMBED_RULES[component]
  reportProblem(state, position, {
    code: 'embed-page-missing',
    message: `The ${noun} \`${String(attributes?.[key])}\` has no page to link to.`,
    hint: 'Show it on its own line, or create pages for schemas with the `schemas` option.'
  })
  return content
}
