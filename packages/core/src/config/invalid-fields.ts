import type {FieldPath} from '@lectern/shared/problems/site-problem'
import type {PluginEntries} from '@lectern/types'
import {nearestField} from './config-schema.js'

/** Fields that can cause errors throughout the site if they're invalid. */
const DECISIVE: ReadonlySet<string> = new Set([
  ...['baseUrl', 'compatibility', 'i18n', 'markdown', 'staticDirectories']
])

const ENTRY_FIELDS: Readonly<Record<keyof PluginEntries, true>> = {
  presets: true,
  plugins: true,
  themes: true
}

/**
 * Returns whether invalid fields of a configuration can cause errors throughout the site.
 *
 * @param invalid - Paths of the fields, including unknown keys.
 */
export function mayCauseErrors(invalid: readonly FieldPath[]): boolean {
  return listFields(invalid).some((field) => DECISIVE.has(field))
}

/**
 * Returns whether a plugin, theme or preset was removed from a configuration because it's invalid,
 * or because the key of the list may be misspelled.
 *
 * @param invalid - Paths of the fields, including unknown keys.
 */
export function areEntriesMissing(invalid: readonly FieldPath[]): boolean {
  return listFields(invalid).some((field) => Object.hasOwn(ENTRY_FIELDS, field))
}

/** Lists the top-level fields that are invalid, or whose names resemble an unknown key. */
function listFields(invalid: readonly FieldPath[]): string[] {
  return invalid.flatMap(([key = '']) => nearestField(String(key)) ?? [])
}
