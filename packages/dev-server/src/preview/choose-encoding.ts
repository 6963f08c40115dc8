import type {Transform} from 'node:stream'
import {promisify} from 'node:util'
import {brotliCompress, constants, createBrotliCompress, createGzip, gzip} from 'node:zlib'

/** A content encoding for responses. */
export interface Encoding {
  name: 'br' | 'gzip'
  /** Creates a stream that encodes its input. */
  create(): Transform
  encode(bytes: Buffer): Promise<Buffer>
}

const encodeBrotli = promisify(brotliCompress)
const encodeGzip = promisify(gzip)

const BROTLI_OPTIONS = Object.freeze({params: {[constants.BROTLI_PARAM_QUALITY]: 5}})
const GZIP_OPTIONS = Object.freeze({level: 6})

/** Encodings in order of preference. Compression levels are moderate, because responses are compressed on request. */
const ENCODINGS: readonly Encoding[] = [
  {
    name: 'br',
    create: () => createBrotliCompress(BROTLI_OPTIONS),
    encode: (bytes) => encodeBrotli(bytes, BROTLI_OPTIONS)
  },
  {
    name: 'gzip',
    create: () => createGzip(GZIP_OPTIONS),
    encode: (bytes) => encodeGzip(bytes, GZIP_OPTIONS)
  }
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
