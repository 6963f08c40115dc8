import fs from 'node:fs/promises'
import {isInstalled} from '@lectern/shared/files/is-installed'
import type {Plugin} from 'esbuild'

/**
 * esbuild plugin that only bundles the WOFF2 files of packages' fonts, if they exist. All supported
 * browsers read WOFF2, so other formats would only add files to the output. For KaTeX, they're two
 * thirds of all files.
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

/** A declaration that lists a font's files. */
const SOURCES = /\bsrc:[^;{}]*/g

const WOFF2 = /format\(["']?woff2["']?\)/

/** A font file in an older format that isn't the first in the list. */
const OLD_FORMAT = /,\s*url\([^()]*\)\s*format\(["']?(?:woff|truetype|opentype)["']?\)/g

/** Removes the older formats of fonts that are also available as WOFF2. */
export function dropOldFormats(css: string): string {
  return css.replace(SOURCES, (sources) =>
    WOFF2.test(sources) ? sources.replace(OLD_FORMAT, '') : sources
  )
}
