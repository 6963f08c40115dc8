/** A URL in a `srcset` and its offset. */
export interface SourceSetPart {
  url: string
  at: number
}

/**
 * Splits a `srcset` as HTML parsers do. A URL ends at whitespace and can contain commas, and its
 * descriptor ends at a comma.
 */
export function splitSourceSet(srcset: string): SourceSetPart[] {
  const parts: SourceSetPart[] = []
  let isSize = false
  for (const {0: word, index} of srcset.matchAll(/\S+/g)) {
    const sizeEnd = isSize ? word.indexOf(',') : -1
    if (isSize && sizeEnd < 0) continue
    const rest = word.slice(sizeEnd + 1)
    const [commas = ''] = /^,*/.exec(rest) ?? []
    const url = rest.slice(commas.length).replace(/(?<!,),+$/, '')
    if (url !== '') parts.push({url, at: index + sizeEnd + 1 + commas.length})
    isSize = url !== '' && !word.endsWith(',')
  }
  return parts
}
