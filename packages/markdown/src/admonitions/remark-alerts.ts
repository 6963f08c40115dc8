import type {Blockquote, Parents, Root, Text} from 'mdast'

/** GitHub's five kinds of alert, and the admonition that looks like each. */
const TYPES: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'important',
  WARNING: 'warning',
  CAUTION: 'danger'
}

/** Turn GitHub's alerts, block quotes that open with `[!NOTE]` on a line of its own, into admonitions. */
export function remarkAlerts(state: {text: string}) {
  return (tree: Root): void => {
    if (state.text.includes('[!')) visitQuotes(tree)
  }
}

function visitQuotes(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type === 'blockquote') markAlert(child)
    if ('children' in child) visitQuotes(child)
  }
}

function markAlert(quote: Blockquote): void {
  const [paragraph] = quote.children
  if (paragraph?.type !== 'paragraph') return
  const [text] = paragraph.children
  if (text?.type !== 'text') return
  const match = /^\[!([A-Z]+)\][ \t]*(?:\r?\n|$)/i.exec(text.value)
  const type = TYPES[match?.[1]?.toUpperCase() ?? '']
  if (!match || !type || !endsLine(match[0], paragraph.children.length, text)) return
  text.value = text.value.slice(match[0].length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  if (paragraph.children.length === 0) quote.children.shift()
  quote.data = {
    ...quote.data,
    hName: 'admonition',
    hProperties: type === 'danger' ? {type, titleHtml: 'Caution'} : {type}
  }
}

/** `[!NOTE] **more**` is no alert: the mark stands alone on its line. */
function endsLine(mark: string, count: number, text: Text): boolean {
  return mark.endsWith('\n') || mark.length < text.value.length || count === 1 || /\s$/.test(mark)
}
