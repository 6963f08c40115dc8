import {isRecord} from '@lectern/shared/text/unknown-record'
import {type CopyPattern, joinChanges, NO_CHANGES, type WebpackChanges} from './webpack-changes.js'
import type {WebpackPlugin} from './webpack-classes.js'

/** Placeholders in `to` for parts of a file's path. */
const PLACEHOLDERS = /\[(?:path|name|ext|base)\]/g

/**
 * Reads the patterns of a `CopyPlugin`. The real class stores them in a field. For a stand-in,
 * they're the arguments.
 */
export function readCopies({fields, definitions}: WebpackPlugin): WebpackChanges {
  const options = isRecord(definitions) ? definitions : {}
  const patterns = fields.patterns ?? options.patterns ?? definitions
  return Array.isArray(patterns) ? joinChanges(patterns.map(readPattern)) : missing('patterns')
}

function readPattern(pattern: unknown): WebpackChanges {
  const given = typeof pattern === 'string' ? {from: pattern} : pattern
  if (!isRecord(given) || typeof given.from !== 'string') return missing('a pattern')
  const {from, to = '', context, toType, filter, transform, noErrorOnMissing} = given
  if (typeof to !== 'string') return missing(`a function for ${from}`)
  if (/\[[^[\]]+\]/.test(to.replace(PLACEHOLDERS, ''))) return missing(to)
  const copy: CopyPattern = {
    from,
    to,
    ...(typeof context === 'string' && {context}),
    ...((toType === 'dir' || toType === 'file' || toType === 'template') && {toType}),
    ignore: listIgnored(given.globOptions),
    isOptional: noErrorOnMissing === true,
    ...(typeof filter === 'function' && {filter: filter as CopyPattern['filter']}),
    ...readTransform(transform)
  }
  return {...NO_CHANGES, copies: [copy]}
}

function listIgnored(options: unknown): string[] {
  const {ignore = []} = isRecord(options) ? options : {}
  return [ignore].flat().filter((glob) => typeof glob === 'string')
}

/** Reads a transform function, or an object that contains it. */
function readTransform(transform: unknown): Pick<CopyPattern, 'transform'> {
  const run = isRecord(transform) ? transform.transformer : transform
  return typeof run === 'function' ? {transform: run as NonNullable<CopyPattern['transform']>} : {}
}

function missing(what: string): WebpackChanges {
  return {...NO_CHANGES, missing: [`${what} of the webpack plugin CopyPlugin`]}
}
