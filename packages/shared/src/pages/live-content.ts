/**
 * Returns a rendered page from its first live content to the end of `main`. The sidebar and the props
 * of a page are often longer than its content, and don't have to be parsed.
 *
 * @returns `undefined` if the page has no live content.
 */
export function cutLiveContent(html: string): string | undefined {
  // React escapes quotes in text and in attributes, so this matches only the attribute itself.
  const attribute = html.indexOf(' data-live-content="')
  if (attribute === -1) return undefined
  const end = html.lastIndexOf('</main>')
  return html.slice(html.lastIndexOf('<', attribute), end > attribute ? end : html.length)
}
