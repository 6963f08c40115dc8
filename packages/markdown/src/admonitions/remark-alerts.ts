import {ADMONITIONS, type AdmonitionTable} from '@lectern/shared/admonitions/admonition-types'
import type {Blockquote, Paragraph, Parents, Root} from 'mdast'

type Alerts = AdmonitionTable['alerts']

/**
 * Turns GitHub alerts into admonitions. Alerts are block quotes that start with `[!NOTE]` on a
 * separate line.
 */
export function remarkAlerts(state: {text: string}, {alerts}: AdmonitionTable = ADMONITIONS) {
  return (tree: Root): void => {
    if (state.text.includes('[!')) visitQuotes(tree, alerts)
  }
}

function visitQuotes(parent: Parents, alerts: Alerts): void {
  for (const child of parent.children) {
    if (child.type === 'blockquote') markAlert(child, alerts)
    if ('children' in child) visitQuotes(child, alerts)
  }
}

function markAlert(quote: Blockquote, alerts: Alerts): void {
  const [paragraph] = quote.children
  if (paragraph?.type !== 'paragraph') return
  const [text] = paragraph.children
  if (text?.type !== 'text') return
  const match = /^\[!([A-Z]+)\][ \t]*(?:\r?\n|$)/i.exec(text.value)
  const keyword = match?.[1]?.toUpperCase() ?? ''
  const type = Object.hasOwn(alerts, keyword) ? alerts[keyword] : undefined
  if (!match || !type || !endsLine(match[0], paragraph)) return
  text.value = text.value.slice(match[0].length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  if (paragraph.children.length === 0) quote.children.shift()
  quote.data = {
    ...quote.data,
    hName: 'admonition',
    // An alert keeps its own title, even if it becomes a different type of admonition.
    hProperties:
      type.toUpperCase() === keyword
        ? {type}
        : {type, titleHtml: keyword.charAt(0) + keyword.slice(1).toLowerCase()}
  }
}

/**
 * Returns whether the marker is the only text on its line. `[!NOTE] **more**`, for example, isn't
 * an alert.
 */
function endsLine(mark: string, {children: [, next]}: Paragraph): boolean {
  // After two spaces or a backslash, the line ends with a break.
  return mark.endsWith('\n') || next === undefined || next.type === 'break'
}
