import type {ElementContent} from 'hast'
import type {CodeBlock} from '../tree/tree-nodes.js'
import {type ComponentUse, textOf} from './component-use.js'
import {createHtmlAt} from './create-html.js'

/**
 * Creates a block that shows the rendered content above its Markdown source. A script moves isolated content to a
 * frame with its own styles.
 */
export function createPreview(use: ComponentUse): ElementContent {
  const h = createHtmlAt(use.position)
  const stylesheet = textOf(use, 'stylesheet')
  const isIsolated = use.attributes.isolated === true || stylesheet !== undefined
  const content = isIsolated
    ? [
        h('div', {className: 'theme-preview-content'}, ...use.children),
        // The URL of a link is resolved and checked.
        ...(stylesheet === undefined ? [] : [h('a', {href: stylesheet, hidden: true})])
      ]
    : use.children
  return h(
    'div',
    {className: isIsolated ? 'theme-preview theme-preview--isolated' : 'theme-preview'},
    h('div', {className: 'theme-preview-result'}, ...content),
    createSource(use)
  )
}

function createSource({state, position}: ComponentUse): CodeBlock {
  const value = readSource(state.text.slice(position?.start.offset, position?.end.offset))
  return {
    type: 'codeBlock',
    value,
    props: {language: 'md', ...state.highlighter.highlight(value, 'md', new Map())},
    position
  }
}

/** Returns the lines between a block's first and last line. Their common indentation is removed. */
export function readSource(block: string): string {
  const lines = block.split('\n').slice(1)
  if (/^[\s>]*(?::{3,}|<\/\w+>)\s*$/.test(lines.at(-1) ?? '')) lines.pop()
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]))
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER)
  const first = lines.findIndex((line) => line.trim() !== '')
  const shown = lines.slice(Math.max(0, first)).map((line) => line.slice(indent))
  return shown.join('\n').trimEnd()
}
