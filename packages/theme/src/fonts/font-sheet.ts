import {readFileSync} from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SourcePosition} from '@lectern/types'

/** The font that a stylesheet declares with `@font-face` rules. */
export interface FontSheet {
  /** Name of the font. */
  family: string
  /**
   * Name of the metric-compatible system font that the stylesheet declares as `<family> Fallback`,
   * if any.
   */
  fallback?: string
  /** Absolute path of the upright WOFF2 file with Latin letters, if there is one. */
  latin?: string
}

/** The option that selects a font. */
export interface FontOption {
  name: string
  position: SourcePosition
}

/**
 * Reads a stylesheet with the `@font-face` rules of one font, such as one from a Fontsource
 * package.
 *
 * @param file - Absolute path.
 * @param option - Name and position in the configuration, for error messages.
 * @throws SiteError `font-invalid`.
 */
export function readFontSheet(file: string, option?: FontOption): FontSheet {
  const css = removeComments(readFileSync(file, 'utf8'))
  const faces = css.split('@font-face').slice(1).map(readFace)
  const families = [...new Set(faces.flatMap(({family}) => (family ? [family] : [])))]
  const family = families.find((name) => !name.endsWith(' Fallback'))
  if (family === undefined)
    throw new SiteError({
      code: 'font-invalid',
      message: `The stylesheet of ${option?.name ?? file} in the theme's \`fonts\` option doesn't declare a font.`,
      position: option?.position,
      hint: 'Add an `@font-face` rule with a `font-family`, or use a different package.'
    })
  const fallback = families.find((name) => name === `${family} Fallback`)
  const latin = faces.find((face) => face.family === family && isLatin(face))?.url
  return {family, fallback, latin: latin && path.resolve(path.dirname(file), latin)}
}

function removeComments(css: string): string {
  const [start = '', ...commented] = css.split('/*')
  return start + commented.map((part) => part.split('*/').slice(1).join('*/')).join('')
}

interface FontFace {
  family?: string
  style?: string
  range?: string
  url?: string
}

/** Parses the text after `@font-face`. */
function readFace(text: string): FontFace {
  const rule = text.slice(0, text.indexOf('}'))
  const read = (property: string) =>
    new RegExp(`\\b${property}:([^;]+)`).exec(rule)?.[1]?.trim().replaceAll(/["']/g, '')
  return {
    family: read('font-family'),
    style: read('font-style'),
    range: read('unicode-range'),
    url: rule
      .split('url(')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf(')')).replaceAll(/["']/g, ''))
      .find((url) => url.startsWith('.') && url.endsWith('.woff2'))
  }
}

/** Returns whether a file contains Latin letters. Font files that start at U+0000 do. */
function isLatin({style = 'normal', range = 'U+0-10FFFF'}: FontFace): boolean {
  const [first = ''] = range.split(/[-,]/)
  return style === 'normal' && /^U\+0*$/i.test(first.trim())
}
