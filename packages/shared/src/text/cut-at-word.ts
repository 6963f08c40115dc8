/** Maximum length of page descriptions in characters. */
const MAX_DESCRIPTION = 300

/** Shortens a description to at most 300 characters. The cut is between two words. */
export function cutAtWord(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  const end = text[MAX_DESCRIPTION] === ' ' ? MAX_DESCRIPTION : cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')).replace(
    /(?<![\s,;:])[\s,;:]+$/,
    ''
  )
}
