import {createBrotliCompress, createGzip, constants} from 'node:zlib'
import type {Transform} from 'node:stream'

/** An encoding for compressing a response. */
export interface Encoding {
  name: 'br' | 'gzip'
  create(): Transform
}

/** Best first. Middling levels: an answer is compressed while somebody waits for it. */
const ENCODINGS: readonly Encoding[] = [
  {
    name: 'br',
    create: () => createBrotliCompress({params: {[constants.BROTLI_PARAM_QUALITY]: 5}})
  },
  {name: 'gzip', create: () => createGzip({level: 6})}
]

/** Chooses by the header `Accept-Encoding` (RFC 9110 §12.5.3); nothing where the client takes none. */
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
