import type {TranslateText} from '@lectern/types'

/** Replaces `{name}` in a string with values. Unknown names stay unchanged. */
export function putValues(
  text: string,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name
  )
}

/** The strings of a site without translations. */
export const asWritten: TranslateText = ({message}, values) => putValues(message, values)
