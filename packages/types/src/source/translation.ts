/** A text of a translation file. */
export interface TranslationMessage {
  /** The text. `{name}` is replaced by a value. */
  message: string
  /** Context for translators. */
  description?: string
}

/** The texts of a translation file by key. */
export type TranslationContent = Readonly<Record<string, TranslationMessage>>

/** A translation file of a plugin. */
export interface TranslationFile {
  /** Path below the plugin's folder, with forward slashes, without `.json`: `navbar`, `version-1.0.0`. */
  path: string
  /** Texts by key. */
  content: TranslationContent
}

/** A text in the code of a site or plugin. */
export interface TextDeclaration {
  /** Key in translation files. */
  id: string
  /** Text in the language that the site is written in. `{name}` is replaced by a value. */
  message: string
}

/** Translates a text to the language of the site. */
export type TranslateText = (
  declaration: TextDeclaration,
  values?: Readonly<Record<string, string | number>>
) => string
