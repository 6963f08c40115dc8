import type {Message} from 'esbuild'

type Location = NonNullable<Message['location']>

/** Returns the import specifier at the position of a message. */
export function readSpecifier(location: Location): string | undefined {
  return /^(["'])(.+)\1$/.exec(readText(location))?.[2]
}

/** Returns the text at the position of a message. Columns are in bytes. */
export function readText({lineText, column, length}: Location): string {
  return Buffer.from(lineText ?? '')
    .subarray(column, column + length)
    .toString()
}
