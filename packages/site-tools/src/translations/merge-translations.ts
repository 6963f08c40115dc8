import type {TranslationContent, TranslationMessage} from '@lectern/types'

/** Options for writing translation files. */
export interface WriteSettings {
  /** Resets existing strings to the source strings. */
  override?: boolean
  /** Prefix for new strings, so that translators can find them. */
  messagePrefix?: string
}

/** A merged translation file with its changes. */
export interface MergedTranslations {
  content: TranslationContent
  /** New keys. */
  added: readonly string[]
  /** Keys that the site no longer uses. The file keeps them. */
  unused: readonly string[]
}

/**
 * Updates a translation file. Keeps translations, adds new strings in the site's language, and
 * updates descriptions from the code.
 *
 * @param declared - The site's source strings.
 * @param existing - Current content of the file, if it exists.
 */
export function mergeTranslations(
  declared: TranslationContent,
  existing: TranslationContent,
  {override = false, messagePrefix = ''}: WriteSettings
): MergedTranslations {
  const keys = Object.keys(declared)
  const unused = Object.keys(existing).filter((key) => !Object.hasOwn(declared, key))
  const isKept = (key: string) => Object.hasOwn(existing, key) && !override
  const entries = keys.map((key): [string, TranslationMessage] => {
    const text = declared[key] ?? {message: key}
    const message = isKept(key)
      ? (existing[key]?.message ?? text.message)
      : messagePrefix + text.message
    return [key, {...text, message}]
  })
  const left = unused.map((key): [string, TranslationMessage] => [
    key,
    existing[key] ?? {message: key}
  ])
  return {
    content: Object.fromEntries([...entries, ...left]),
    added: keys.filter((key) => !Object.hasOwn(existing, key)),
    unused
  }
}
