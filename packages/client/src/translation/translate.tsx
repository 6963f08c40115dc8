import type {ReactNode} from 'react'
import {checkMessage, interpolate, type InterpolationValues} from './interpolate.js'

/** A text of the site that may have translations. One of `id` and `message` may stand for the other. */
export interface TranslationDeclaration {
  /** Names the text in files of translations; the message itself when left out. */
  id?: string
  /** The text in the language that the site is written in; the id when left out. */
  message?: string
  /** Tells translators where the text stands and what it is for. */
  description?: string
}

/** Texts in the language of the site, by id. */
export type Messages = Readonly<Record<string, string>>

/**
 * A text for attributes and code: `translate({id: 'search.label', message: 'Search'})`.
 *
 * @param values - What stands for `{name}` in the message.
 * @param messages - Given by the bundler, where it could not put the text itself in the place of the call.
 * @throws Error when neither id nor message is given, or the message is not a string (specification §5).
 */
export function translate(
  declaration: TranslationDeclaration,
  values?: Readonly<Record<string, string | number>>,
  messages?: Messages
): string {
  return interpolate(findMessage('translate()', declaration, messages), values)
}

export interface TranslateProps extends Omit<TranslationDeclaration, 'message'> {
  /** The message: one plain string. */
  children?: string
  values?: InterpolationValues
  /** Given by the bundler, as to `translate`. */
  messages?: Messages
}

/**
 * A text in JSX: `<Translate id="greeting" values={{name}}>{'Hello {name}'}</Translate>`.
 *
 * @throws Error as `translate` does.
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
  if (text === undefined) throw new Error(`${name} needs an id and a message, or one of them.`)
  checkMessage(name, text)
  const key = id ?? text
  return Object.hasOwn(messages, key) ? (messages[key] ?? text) : text
}
