import {isValidElement, type ReactNode} from 'react'

interface MaybeParent {
  children?: ReactNode
  dangerouslySetInnerHTML?: {__html: string}
}

/** Returns the plain text of a React node, for use in labels. Strips the tags from HTML strings. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<MaybeParent>(node)) return ''
  const html = node.props.dangerouslySetInnerHTML?.__html
  return html === undefined ? textOf(node.props.children) : htmlToText(String(html))
}

function htmlToText(html: string): string {
  return removeTags(html)
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replace(/&amp;/g, '&')
}

/** Strips HTML tags. A `<` without a `>` after it counts as text. */
function removeTags(html: string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<[^>]*>?/g, '') + html.slice(end)
}
