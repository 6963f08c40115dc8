import {ownValue} from '@lectern/shared/objects/own-value'

/** Characters that the syntax highlighter escapes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x3C;': '<',
  '&#x26;': '&'
}

/** Returns the plain text of highlighted code. */
export function decodeCode(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => ownValue(ENTITIES, entity) ?? entity)
}
