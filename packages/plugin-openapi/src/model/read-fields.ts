import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Returns a value if it's a string, and otherwise an empty string. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns a value if it's an object, and otherwise an empty one. */
export function readRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

/** Returns a value if it's a list, and otherwise an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

/** Returns the strings of a list. */
export function readTexts(value: unknown): string[] {
  return readList(value).filter((item): item is string => typeof item === 'string')
}

/** Returns whether an extension hides a part of the description. */
export function isHidden(node: UnknownRecord): boolean {
  return node['x-hidden'] === true || node['x-internal'] === true
}
