import type {TranslationContent} from '@lectern/types'
import {ownValue} from '../objects/own-value.js'

/** Name of the translation file with the labels of a plugin's generated pages. */
export const LABELS = 'labels'

/** Labels by name, with their default text in English. */
export type DefaultLabels<Name extends string = string> = Readonly<Record<Name, string>>

/**
 * Returns labels in the format of translation files.
 *
 * @param notes - Notes for translators, for labels that could be misunderstood.
 */
export function describeLabels<Name extends string>(
  labels: DefaultLabels<Name>,
  notes?: Readonly<Partial<Record<Name, string>>>
): TranslationContent {
  return Object.fromEntries(
    (Object.keys(labels) as Name[]).map((name) => {
      const description = notes?.[name]
      return [name, {message: labels[name], ...(description && {description})}]
    })
  )
}

/** Fills in the placeholders of a label. */
export function fillLabel(
  label: string,
  values: Readonly<Record<string, string | number>>
): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(ownValue(values, name) ?? placeholder)
  )
}
