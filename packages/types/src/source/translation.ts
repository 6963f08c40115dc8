/** A string in a translation file. */
export interface TranslationMessage {
  /** The string. A value replaces `{name}`. */
  message: string
  /** Context for translators. */
  description?: string
}

/** The strings of a translation file by key. */
export type TranslationContent = Readonly<Record<string, TranslationMessage>>

/** A translation file of a plugin. */
export interface TranslationFile {
  /**
   * Path relative to the plugin's folder, with forward slashes and without `.json`: `navbar`,
   * `version-1.0.0`.
   */
  path: string
  /** Strings by key. */
  content: TranslationContent
}

/** A translatable string in a site's or plugin's code. */
export interface TextDeclaration {
  /** Key in translation files. */
  id: string
  /** String in the default locale. A value replaces `{name}`. */
  message: string
}

/** Translates a string to the current locale. */
export type TranslateText = (
  declaration: TextDeclaration,
  values?: Readonly<Record<string, string | number>>
) => string
