import type {TranslationContent, TranslationMessage} from '@lectern/types'

/** How files of translations are written. */
export interface WriteSettings {
  /** Resets existing strings to the site's. */
  override?: boolean
  /** Prefix of new strings, so that translators find them. */
  messagePrefix?: string
}

/** A file of translations with what is new in it. */
export interface MergedTranslations {
  content: TranslationContent
  /** Keys that were not there before. */
  added: readonly string[]
  /** Keys that nothing of the site has any more; they stay. */
  unused: readonly string[]
}

/**
 * Updates a translation file: translations stay, new strings are added in the language of the
 * site, and descriptions come from the code.
 *
 * @param declared - Strings of the site.
 * @param existing - Current content of the file; absent if it's missing.
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
