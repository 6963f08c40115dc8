/** Result of a number prefix parser. */
export interface ParsedNumberPrefix {
  /** Name without the prefix. */
  filename: string
  /** The number, if the name has a prefix. */
  numberPrefix?: number
}

/** A file or folder name, split into its number prefix and the rest. */
export interface PrefixedName {
  name: string
  number?: number
}

const DATE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?/
const VERSION = /^\d+[-_.]\d+/
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/**
 * Splits the number prefix off a file or folder name: `02-guides` becomes `guides` and 2. Names
 * that start with a date (`2021-11-05-x`) or a version (`7.0-x`) are left unchanged.
 */
export function parseNumberPrefix(name: string): PrefixedName {
  if (DATE.test(name) || VERSION.test(name)) return {name}
  const match = PREFIX.exec(name)
  return match ? {name: match[2] ?? name, number: Number(match[1])} : {name}
}

/** Splits the number prefix off a name, if it has one. */
export type PrefixParser = (name: string) => PrefixedName

/** Returns the name unchanged. Used if number prefixes are disabled. */
export function keepName(name: string): PrefixedName {
  return {name}
}

/** Removes the number prefix of each folder in a path with forward slashes. */
export function stripNumberPrefixes(folder: string, parse: PrefixParser): string {
  return folder
    .split('/')
    .map((name) => parse(name).name)
    .join('/')
}
