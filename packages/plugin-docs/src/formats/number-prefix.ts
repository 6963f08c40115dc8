/** The result of a number prefix parser. */
export interface ParsedNumberPrefix {
  /** Name without the prefix. */
  filename: string
  /** Number of the prefix, if there is one. */
  numberPrefix?: number
}

/** A file or folder name without its number prefix, and the number. */
export interface PrefixedName {
  name: string
  number?: number
}

const DATE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?/
const VERSION = /^\d+[-_.]\d+/
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/**
 * Cuts the number that orders a file or folder: `02-guides` becomes `guides` and 2. Names that start
 * like a date (`2021-11-05-x`) or a version (`7.0-x`) are kept whole.
 */
export function parseNumberPrefix(name: string): PrefixedName {
  if (DATE.test(name) || VERSION.test(name)) return {name}
  const match = PREFIX.exec(name)
  return match ? {name: match[2] ?? name, number: Number(match[1])} : {name}
}

/** Reads the number in a name, or returns that there is no number. */
export type PrefixParser = (name: string) => PrefixedName

/** The parser of docs whose names hold no numbers. */
export function keepName(name: string): PrefixedName {
  return {name}
}

/** Cuts the number prefix of every folder of a posix path. */
export function stripNumberPrefixes(folder: string, parse: PrefixParser): string {
  return folder
    .split('/')
    .map((name) => parse(name).name)
    .join('/')
}
