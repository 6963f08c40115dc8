/** A text of a file of translations. */
export interface TranslationMessage {
  message: string
  /** Tells translators where the text stands. */
  description?: string
}

/** The texts of a file of translations, by key. */
export type TranslationContent = Readonly<Record<string, TranslationMessage>>

/** A file of translations: what a plugin has texts for, in the language that the site is written in or in another. */
export interface TranslationFile {
  /** Below the plugin's folder, posix separators, without `.json`: `navbar`, `version-1.0.0`. */
  path: string
  content: TranslationContent
}

/** A text that code of the site or of a plugin shows. */
export interface TextDeclaration {
  id: string
  /** In English, or the language that the site is written in; `{name}` stands for a value. */
  message: string
}

/** Gives a text in the language of the site. */
export type TranslateText = (
  declaration: TextDeclaration,
  values?: Readonly<Record<string, string | number>>
) => string
