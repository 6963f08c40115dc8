import {findTranslations} from './find-translations.js'
import {applyEdits, type Edit} from '../modules/apply-edits.js'
import type {TranslationUse} from './translation-use.js'
import {MESSAGES_MODULE} from './messages-module.js'

/**
 * Replaces `translate({…})` and `<Translate>` with translated strings. Pages then contain only the
 * strings that they use, in their own language and without IDs. Calls that can't be evaluated
 * statically look up the string in a table. Line numbers don't change.
 *
 * @param messages - Strings by ID. If an ID is missing, the string in the source is used.
 * @returns `undefined` if nothing changes.
 */
export function inlineTranslations(
  code: string,
  file: string,
  messages: Readonly<Record<string, string>>
): string | undefined {
  const found = findTranslations(code, file)
  if (!found || found.imports.length === 0) return undefined
  const uses = found.uses.filter(({issue}) => issue === undefined)
  const edits = uses.flatMap((use) => inlineUse(use, findText(use, messages)))
  const others = found.imports.filter(({local}) => found.otherNames.has(local))
  for (const {start, end, prefix, local} of others)
    edits.push({start, end, by: `${prefix}__${local}`})
  const withValues = new Set(uses.filter(({hasValues}) => hasValues).map(({kind}) => kind))
  const closing = [
    ...(withValues.has('call')
      ? [`import {interpolate as __interpolate} from '@lectern/client'`]
      : []),
    ...(withValues.has('element')
      ? [`import {Interpolate as __Interpolate} from '@lectern/client'`]
      : []),
    ...(others.length > 0 ? [`import __messages from '${MESSAGES_MODULE}'`] : []),
    ...others.map(({kind, local}) => (kind === 'call' ? wrapCall(local) : wrapElement(local)))
  ]
  return [applyEdits(code, keepLines(code, edits)), ...closing].join('\n')
}

function findText(
  {id, message = ''}: TranslationUse,
  messages: Readonly<Record<string, string>>
): string {
  const key = id ?? message
  const own = message === '' ? key : message
  return Object.hasOwn(messages, key) ? (messages[key] ?? own) : own
}

/** Wraps a call in a function declaration, because these are hoisted. */
function wrapCall(local: string): string {
  return `function ${local}(declaration, values) { return __${local}(declaration, values, __messages) }`
}

function wrapElement(local: string): string {
  return `function ${local}(props) { return __${local}({...props, messages: __messages}) }`
}

function inlineUse(use: TranslationUse, text: string): Edit[] {
  const value = JSON.stringify(text)
  if (!use.hasValues)
    return [{start: use.start, end: use.end, by: use.isJsxChild ? `{${value}}` : `(${value})`}]
  const name = use.kind === 'call' ? '__interpolate' : '__Interpolate'
  const children = use.kind === 'call' ? value : `{${value}}`
  return [
    ...use.names.map(({start, end}) => ({start, end, by: name})),
    ...use.extras.map(({start, end}) => ({start, end, by: ''})),
    // If an element has no closing tag, the string becomes an attribute.
    ...(use.text
      ? [{start: use.text.start, end: use.text.end, by: children}]
      : [
          {
            start: use.names[0]?.end ?? use.end,
            end: use.names[0]?.end ?? use.end,
            by: ` children=${children}`
          }
        ])
  ]
}

/** Adds the line breaks of the removed code to each edit. */
function keepLines(code: string, edits: readonly Edit[]): Edit[] {
  return edits.map(({start, end, by}) => {
    const lines = code.slice(start, end).split('\n').length - 1
    return {start, end, by: putLines(by, lines)}
  })
}

/** Adds line breaks before the closing bracket, where they have no effect. */
function putLines(text: string, count: number): string {
  const breaks = '\n'.repeat(count)
  return /[)}]$/.test(text) ? text.slice(0, -1) + breaks + text.slice(-1) : text + breaks
}
