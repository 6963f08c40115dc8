import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Returns the value if it's a string, otherwise an empty string. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the value if it's an object, otherwise an empty object. */
export function readRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

/** Returns the value if it's a list, otherwise an empty list. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

/** Returns the strings in a list and drops all other values. */
export function readTexts(value: unknown): string[] {
  return readList(value).filter((item): item is string => typeof item === 'string')
}

/** Tests whether an extension hides this part of the description. */
export function isHidden(node: UnknownRecord): boolean {
  return node['x-hidden'] === true || node['x-internal'] === true
}
