import type {Message} from 'esbuild'

/** Returns the import specifier at the position of a message. Columns are in bytes. */
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
