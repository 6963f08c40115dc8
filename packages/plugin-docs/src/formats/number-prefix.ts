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
 * Splits off the number prefix of a file or folder: `02-guides` becomes `guides` and 2. Names that
 * start with a date (`2021-11-05-x`) or a version (`7.0-x`) stay unchanged.
 */
export function parseNumberPrefix(name: string): PrefixedName {
  if (DATE.test(name) || VERSION.test(name)) return {name}
  const match = PREFIX.exec(name)
  return match ? {name: match[2] ?? name, number: Number(match[1])} : {name}
}

/** Splits off the number prefix of a name, if it has one. */
export type PrefixParser = (name: string) => PrefixedName

/** Returns the name unchanged. This is the parser when number prefixes are disabled. */
export function keepName(name: string): PrefixedName {
  return {name}
}

/** Removes the number prefixes of all folders in a path with forward slashes. */
export function stripNumberPrefixes(folder: string, parse: PrefixParser): string {
  return folder
    .split('/')
    .map((name) => parse(name).name)
    .join('/')
}
