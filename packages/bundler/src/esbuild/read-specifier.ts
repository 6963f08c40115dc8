import type {Message} from 'esbuild'

/** Returns the string of an import at the place of a message; columns are counted in bytes. */
export function readSpecifier({
  lineText,
  column,
  length
}: NonNullable<Message['location']>): string | undefined {
  const text = Buffer.from(lineText ?? '')
    .subarray(column, column + length)
    .toString()
  return /^(["'])(.+)\1$/.exec(text)?.[2]
}
