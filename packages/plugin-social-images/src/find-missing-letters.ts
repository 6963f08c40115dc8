import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import type {ImageFont} from './font-files.js'

/** The part of the library that the renderer reads fonts with. */
interface FontParser {
  parse(bytes: ArrayBuffer): {charToGlyphIndex(letter: string): number}
}

/**
 * Letters that every Latin font contains. Most titles only use these letters, so their fonts don't
 * have to be read.
 */
const KNOWN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2010-\u2014\u2018-\u201d\u2026]*$/

/** Creates a function that finds letters without a font. Each font is read once, on first use. */
export function createLetterCheck(
  fonts: readonly Pick<ImageFont, 'weight' | 'data'>[]
): (text: string) => string[] {
  let opened: ReturnType<FontParser['parse']>[] | undefined
  const known = new Map<string, boolean>()
  const isMissing = (letter: string) => {
    opened ??= fonts.filter(({weight}) => weight === 700).map(({data}) => openFont(data))
    const missing = opened.every((font) => font.charToGlyphIndex(letter) === 0)
    known.set(letter, missing)
    return missing
  }
  return (text) =>
    KNOWN.test(text)
      ? []
      : [...new Set(text.match(/[^\s\p{C}]/gu) ?? [])].filter(
          (letter) => known.get(letter) ?? isMissing(letter)
        )
}

function openFont(data: Buffer): ReturnType<FontParser['parse']> {
  const {parse} = createRequire(fileURLToPath(import.meta.url))(
    '@shuding/opentype.js'
  ) as FontParser
  return parse(new Uint8Array(data).buffer)
}
