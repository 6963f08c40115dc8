import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** A font for the renderer, which draws each letter with the first font that contains it. */
export interface ImageFont {
  /** Unique name, because the renderer only uses one font per name. */
  name: string
  weight: 500 | 700
  data: Buffer
}

/** Character subsets of Inter. Each has a separate file. */
const ALPHABETS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese'
]

/**
 * Reads the fonts for a site's images: Inter in two weights, followed by the site's own fonts.
 *
 * @throws SiteError `social-image-font-missing` for each missing font.
 */
export function readFonts(
  files: readonly string[],
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>
): ImageFont[] {
  const own = createRequire(fileURLToPath(import.meta.url))
  const inter = ALPHABETS.flatMap((alphabet) =>
    ([700, 500] as const).map((weight) => ({
      name: `Inter ${alphabet}`,
      weight,
      data: fs.readFileSync(
        own.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`)
      )
    }))
  )
  const found = files.map((file) => ({file, absolutePath: findFont(file, siteDir)}))
  const missing = found.filter(({absolutePath}) => absolutePath === undefined)
  if (missing.length > 0)
    throw new SiteError(missing.map(({file}) => fontMissing(file, configSource)))
  const others = found.map(({absolutePath = ''}, index) => ({
    name: `Site ${index + 1}`,
    weight: 700 as const,
    data: fs.readFileSync(absolutePath)
  }))
  return [...inter, ...others]
}

/** Resolves a font file in the site or, if it doesn't exist there, in an installed package. */
function findFont(file: string, siteDir: string): string | undefined {
  const inSite = path.resolve(siteDir, file)
  if (readFileStats(inSite)) return inSite
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(file)
  } catch {
    // No package contains the file. The caller reports it.
    return undefined
  }
}

function fontMissing(file: string, source: SiteContext['configSource']): SiteProblem {
  return {
    code: 'social-image-font-missing',
    message: `The font ${file} in the \`fonts\` option of the social-images plugin doesn't exist.`,
    position: findQuoted(file, source),
    hint: 'Add the file to the site, install the package that contains it, or fix the path.'
  }
}
