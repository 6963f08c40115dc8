import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import type {ImageFont} from './font-files.js'

/**
 * The part of the font parser that is used here. The renderer reads fonts with the same library.
 */
interface FontParser {
  parse(bytes: ArrayBuffer): {charToGlyphIndex(letter: string): number}
}

/**
 * Matches text whose letters are in every Latin font. Most titles match, so fonts don't have to be
 * read to check them.
 */
const KNOWN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2010-\u2014\u2018-\u201d\u2026]*$/

/**
 * Creates a function that returns the letters in a text that no font contains. Fonts are read on
 * first use.
 */
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
