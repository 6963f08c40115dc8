import type {Paragraph, PhrasingContent, RootContent} from 'mdast'
import {type PlainContext, resolvePlainUrl} from './plain-url.js'

/** Attributes of an `ApiField`. An attribute without a value is an empty string. */
export type FieldAttributes = Readonly<Record<string, string | null | undefined>>

/** Converts an `ApiField`: a line with its name, type, default and keywords, then its content. */
export function createField(
  {name, type, href, default: value, required, deprecated}: FieldAttributes,
  content: readonly RootContent[],
  context: PlainContext
): RootContent[] {
  const url = href ? resolvePlainUrl(href, 'link', context) : undefined
  const shown: PhrasingContent[] = type ? [code(type)] : []
  const parts: PhrasingContent[][] = [
    ...(name ? [[code(name)]] : []),
    ...(type && url ? [[{type: 'link' as const, url, children: shown}]] : type ? [shown] : []),
    ...(value ? [[text('= '), code(value)]] : []),
    ...(isSet(required) ? [[text('required')]] : []),
    ...(isSet(deprecated) ? [[text('deprecated')]] : [])
  ]
  if (parts.length === 0) return [...content]
  const children = parts.flatMap((part, index) => (index === 0 ? part : [text(' '), ...part]))
  const line: Paragraph = {type: 'paragraph', children}
  return [line, ...content]
}

function isSet(value: string | null | undefined): boolean {
  return value !== undefined && value !== 'false'
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value}
}

function text(value: string): PhrasingContent {
  return {type: 'text', value}
}
