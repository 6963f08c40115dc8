import type {SourcePosition} from '@lectern/types'

/** Where a file holds a name: its first line with the name in quotes, if there is one. */
export function findQuoted(name: string, file: string, text: string | undefined): SourcePosition {
  const places = ["'", '"', '`'].flatMap((quote) => {
    const at = text?.indexOf(quote + name + quote) ?? -1
    return at < 0 ? [] : [at]
  })
  if (text === undefined || places.length === 0) return {file}
  const before = text.slice(0, Math.min(...places)).split('\n')
  return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
}
