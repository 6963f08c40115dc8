/**
 * Escapes the five special characters of XML. Removes control characters, because XML doesn't allow
 * them.
 */
export function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  )
}
