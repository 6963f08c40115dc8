import type {TranslateText} from '@lectern/types'

/** Puts values in the place of `{name}` in a text. A name without a value stays as it is written. */
export function putValues(
  text: string,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name
  )
}

/** The texts of a site without translations. */
export const asWritten: TranslateText = ({message}, values) => putValues(message, values)
