import {Fragment, type ReactNode} from 'react'

/** Values for `{name}` in a message. */
export type InterpolationValues = Readonly<Record<string, ReactNode>>

/** A placeholder, such as `{count}`. */
const VARIABLE = /\{(\w+)\}/g

/**
 * Replaces `{name}` in a message with values. Placeholders without a value stay unchanged.
 *
 * @param text - Message with placeholders.
 * @param values - Values by name.
 * @returns A string if all values are strings or numbers, otherwise React nodes.
 */
export function interpolate(
  text: string,
  values?: Readonly<Record<string, string | number>>
): string
export function interpolate(text: string, values?: InterpolationValues): ReactNode
export function interpolate(text: string, values: InterpolationValues = {}): ReactNode {
  const find = (name: string) => (Object.hasOwn(values, name) ? values[name] : `{${name}}`)
  // With a capture group, `split` alternates between text and names.
  const found = text.split(VARIABLE).map((part, index) => (index % 2 === 1 ? find(part) : part))
  const parts = joinTexts(found)
  if (parts.length < 2 && !parts.some(isElement)) return parts.join('')
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** Joins adjacent text, because React would insert comments between the parts. */
function joinTexts(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (isElement(part)) joined.push(part)
    else if (joined.length === 0 || isElement(last)) joined.push(String(part))
    else joined[joined.length - 1] = `${last}${part}`
  }
  return joined.filter((part) => part !== '')
}

function isElement(part: ReactNode): boolean {
  return typeof part !== 'string' && typeof part !== 'number'
}

/** Props of `<Interpolate>`. */
export interface InterpolateProps {
  /** Message as a single plain string. */
  children: string
  /** Values for `{name}`. */
  values?: InterpolationValues
}

/**
 * Renders a message with values.
 *
 * @throws Error if the child isn't a single plain string.
 * @example
 * ```tsx
 * <Interpolate values={{name}}>{'Hello {name}'}</Interpolate>
 * ```
 */
export function Interpolate({children, values}: InterpolateProps) {
  checkMessage('<Interpolate>', children)
  return <>{interpolate(children, values)}</>
}

/**
 * Throws if a message isn't a plain string. Messages are extracted from the source and looked up as
 * a whole.
 */
export function checkMessage(name: string, message: unknown): void {
  if (typeof message === 'string') return
  const found = Array.isArray(message) ? 'several children' : describe(message)
  throw new Error(
    `${name} takes a plain string, not ${found}. Use placeholders such as {name} and pass their values in \`values\`.`
  )
}

function describe(value: unknown): string {
  return value !== null && typeof value === 'object' ? 'an element' : String(value)
}
