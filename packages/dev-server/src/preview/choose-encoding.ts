import {createBrotliCompress, createGzip, constants} from 'node:zlib'
import type {Transform} from 'node:stream'

/** A content encoding for responses. */
export interface Encoding {
  name: 'br' | 'gzip'
  create(): Transform
}

/** Encodings in order of preference. Compression levels are moderate, because responses are compressed on request. */
const ENCODINGS: readonly Encoding[] = [
  {
    name: 'br',
    create: () => createBrotliCompress({params: {[constants.BROTLI_PARAM_QUALITY]: 5}})
  },
  {name: 'gzip', create: () => createGzip({level: 6})}
]

/**
 * Chooses an encoding from the `Accept-Encoding` header (RFC 9110 §12.5.3). Returns `undefined` if none is acceptable.
 */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((entry): [string, number] => {
      const [name = '', ...parameters] = entry.toLowerCase().split(';')
      const weight = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1]
      return [name.trim(), weight === undefined ? 1 : Number(weight)]
    })
  )
  const weightOf = ({name}: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a)
  )[0]
}
