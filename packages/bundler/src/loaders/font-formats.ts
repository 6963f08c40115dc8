import fs from 'node:fs/promises'
import {isInstalled} from '@lectern/shared/files/is-installed'
import type {Plugin} from 'esbuild'

/**
 * esbuild plugin that bundles the fonts of packages only as WOFF2 if they have that format. All
 * supported browsers read it, so other formats would only add files to the output: two thirds of
 * KaTeX's.
 */
export function fontFormats(): Plugin {
  return {
    name: 'font-formats',
    setup(build) {
      build.onLoad({filter: /\.css$/, namespace: 'file'}, async ({path}) => {
        if (!isInstalled(path)) return undefined
        const css = await fs.readFile(path, 'utf8')
        const slim = dropOldFormats(css)
        return slim === css ? undefined : {contents: slim, loader: 'css'}
      })
    }
  }
}

/** List of a font's files, up to the end of the declaration. */
const SOURCES = /\bsrc:[^;{}]*/g

const WOFF2 = /format\(["']?woff2["']?\)/

/** A file in another format, after the first one. */
const OLD_FORMAT = /,\s*url\([^()]*\)\s*format\(["']?(?:woff|truetype|opentype)["']?\)/g

/** Removes the older formats of fonts that also exist as WOFF2. */
export function dropOldFormats(css: string): string {
  return css.replace(SOURCES, (sources) =>
    WOFF2.test(sources) ? sources.replace(OLD_FORMAT, '') : sources
  )
}
