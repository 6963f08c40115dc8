import type {StaticProps} from '@lectern/types'
import type {ElementContent, Nodes, Parents, Root} from 'hast'
import {createCodeBlock} from '../code-blocks/code-block.js'
import type {CompileState} from '../state/compile-state.js'
import type {CodeBlock, JsxElement} from '../tree/tree-nodes.js'
import {readProgramLiteral} from './literal-value.js'
import {isJsx, readJsxProps} from './rehype-static-jsx.js'
import type {StaticNames} from './static-components.js'

/**
 * Highlights `<CodeBlock>` elements with literal code and properties. If the code is computed, the
 * component highlights it.
 */
export function replaceCodeBlockJsx(tree: Root, names: StaticNames, state: CompileState): void {
  if ([...names.values()].includes('CodeBlock')) replaceIn(tree, names, state)
}

function replaceIn(parent: Parents, names: StaticNames, state: CompileState): void {
  const children: Nodes[] = parent.children
  parent.children = children.map((child) => {
    if (isJsx(child) && names.get(child.name ?? '') === 'CodeBlock')
      return createBlock(child, state) ?? child
    if ('children' in child) replaceIn(child, names, state)
    return child
  }) as ElementContent[]
}

/** Properties that are equivalent to options in an info string. */
const KNOWN = new Set(
  'language className title showLineNumbers collapse metastring live noInline children'.split(' ')
)

function createBlock(element: JsxElement, state: CompileState): CodeBlock | undefined {
  const props = readJsxProps(element, {values: {}})
  if (!props || Object.keys(props).some((name) => !KNOWN.has(name))) return undefined
  const value = typeof props.children === 'string' ? props.children : readText(element)
  if (value === undefined) return undefined
  const code = value.replace(/^[ \t]*\n/, '').trimEnd()
  const {collapse} = props
  const fold = typeof collapse === 'number' ? `collapse=${collapse}` : collapse && 'collapse'
  const meta = [props.metastring, fold, props.live && 'live', props.noInline && 'noInline']
  const block = createCodeBlock(
    {
      type: 'code',
      lang: languageOf(props),
      meta: meta.filter((word) => typeof word === 'string').join(' '),
      value: code,
      position: element.position
    },
    state
  )
  const {className: _, ...known} = block.props
  const isRead = state.options.code?.metastring && typeof props.className === 'string'
  return {
    ...block,
    props: {...known, ...writtenProps(props), ...(isRead && {className: String(props.className)})}
  }
}

function languageOf({language, className}: StaticProps): string | undefined {
  if (typeof language === 'string') return language
  return /(?:^|\s)language-(\S+)/.exec(typeof className === 'string' ? className : '')?.[1]
}

function writtenProps({title, showLineNumbers}: StaticProps): Partial<CodeBlock['props']> {
  const isNumber = typeof showLineNumbers === 'number' || typeof showLineNumbers === 'boolean'
  return {
    ...(typeof title === 'string' && {title}),
    ...(isNumber && {showLineNumbers})
  }
}

/**
 * Returns the content if it's only text or a single expression with a string, and `undefined`
 * otherwise.
 */
function readText({children}: JsxElement): string | undefined {
  const texts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = texts
  if (!only || texts.length > 1) return undefined
  if (only.type === 'text') return only.value
  if (only.type === 'element' && only.tagName === 'p') return readParagraph(only.children)
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined
  const found = readProgramLiteral(only.data?.estree)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Returns the text of the paragraph that MDX creates for text on its own line. */
function readParagraph(children: readonly ElementContent[]): string | undefined {
  const [text] = children
  return children.length === 1 && text?.type === 'text' ? text.value : undefined
}
