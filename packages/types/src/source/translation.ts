/** A string in a translation file. */
export interface TranslationMessage {
  /** Text of the string. `{name}` is replaced by a value. */
  message: string
  /** Context for translators. */
  description?: string
}

/** The strings of a translation file by key. */
export type TranslationContent = Readonly<Record<string, TranslationMessage>>

/** A translation file of a plugin. */
export interface TranslationFile {
  /**
   * Path relative to the plugin's folder, such as `navbar` or `version-1.0.0`. It has forward
   * slashes and doesn't include `.json`.
   */
  path: string
  /** Strings by key. */
  content: TranslationContent
}

/** A translatable string in the code of a site or plugin. */
export interface TextDeclaration {
  /** Key in translation files. */
  id: string
  /** Text in the default locale. `{name}` is replaced by a value. */
  message: string
}

/** Translates a string to the current locale. */
export type TranslateText = (
  declaration: TextDeclaration,
  values?: Readonly<Record<string, string | number>>
) => string
