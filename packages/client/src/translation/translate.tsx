import type {ReactNode} from 'react'
import {checkMessage, interpolate, type InterpolationValues} from './interpolate.js'

/** A translatable string. It needs an `id`, a `message`, or both. */
export interface TranslationDeclaration {
  /** Key in translation files. Defaults to the message. */
  id?: string
  /** String in the default locale. Defaults to the ID. */
  message?: string
  /** Context for translators. */
  description?: string
}

/** Strings in the current locale, by ID. */
export type Messages = Readonly<Record<string, string>>

/**
 * Returns a string in the current locale, for attributes and code.
 *
 * @param declaration - ID and message of the string. One of them is enough.
 * @param values - Values for `{name}` in the message.
 * @param messages - Set by the bundler if it can't substitute the string itself.
 * @throws Error if both ID and message are missing, or the message isn't a string.
 * @example
 * ```tsx
 * translate({id: 'search.label', message: 'Search'})
 * ```
 */
export function translate(
  declaration: TranslationDeclaration,
  values?: Readonly<Record<string, string | number>>,
  messages?: Messages
): string {
  return interpolate(findMessage('translate()', declaration, messages), values)
}

/** Props of `<Translate>`. */
export interface TranslateProps extends Omit<TranslationDeclaration, 'message'> {
  /** Message as a single plain string. */
  children?: string
  /** Values for `{name}`. */
  values?: InterpolationValues
  /** Set by the bundler. */
  messages?: Messages
}

/**
 * Renders a string in the current locale.
 *
 * @throws Error if both ID and message are missing, or the message isn't a single plain string.
 * @example
 * ```tsx
 * <Translate id="greeting" values={{name}}>{'Hello {name}'}</Translate>
 * ```
 */
export function Translate({children, values, messages, ...declaration}: TranslateProps): ReactNode {
  const text = findMessage('<Translate>', {...declaration, message: children}, messages)
  return <>{interpolate(text, values)}</>
}

function findMessage(
  name: string,
  {id, message}: TranslationDeclaration,
  messages: Messages = {}
): string {
  const text = message ?? id
  if (text === undefined) throw new Error(`${name} needs an ID, a message, or both.`)
  checkMessage(name, text)
  const key = id ?? text
  return Object.hasOwn(messages, key) ? (messages[key] ?? text) : text
}
