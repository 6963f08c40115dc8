import type {TranslateText} from '@lectern/types'

/** Replaces each `{name}` in a string with its value. Unknown names are left unchanged. */
export function putValues(
  text: string,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name
  )
}

/** Returns strings in their original language, for sites without translations. */
export const asWritten: TranslateText = ({message}, values) => putValues(message, values)
