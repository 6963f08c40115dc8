/** Elements in which minifiers preserve whitespace. */
const KEPT = /(<(pre|textarea|script|style)\b[\s\S]*?<\/\2>)/i

/**
 * Minifies a document as strictly as hosts and minifiers do: removes comments and whitespace between tags, and
 * collapses other whitespace.
 */
export function minifyHtml(html: string): string {
  // The pattern has two groups, so the parts are text, element and tag name, in turn.
  return html
    .split(KEPT)
    .map((part, index) => [minifyPart, String, () => ''][index % 3]?.(part) ?? '')
    .join('')
}

function minifyPart(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
}
