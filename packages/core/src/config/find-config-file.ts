import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findNearest} from '@lectern/shared/text/nearest'

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json']
const NAMES = ['site', 'docusaurus'].flatMap((name) =>
  ENDINGS.map((ending) => `${name}.config.${ending}`)
)

/** Name of a new site's configuration file. */
export const CONFIG_FILE = 'site.config.ts'

/** Tests whether a path is a folder that exists. */
export function isFolder(siteDir: string): boolean {
  try {
    return fs.statSync(siteDir).isDirectory()
  } catch {
    // It doesn't exist or isn't readable.
    return false
  }
}

/** Returns whether a folder contains a configuration file with one of the default names. */
export function hasConfigFile(siteDir: string): boolean {
  return NAMES.some((name) => fs.existsSync(path.join(siteDir, name)))
}

/**
 * Finds the configuration file of a site.
 *
 * @param chosen - Value of `--config`, relative to the site root.
 * @returns Absolute path of the file.
 * @throws SiteError `site-folder-missing`, `config-missing`.
 */
export function findConfigFile(siteDir: string, chosen?: string): string {
  if (!isFolder(siteDir)) {
    throw new SiteError({
      code: 'site-folder-missing',
      message: fs.existsSync(siteDir)
        ? `${siteDir} isn't a folder.`
        : `The folder ${siteDir} doesn't exist.`,
      hint: 'Pass the path of your site, e.g. `site build path/to/site`.'
    })
  }
  const names = chosen ? [chosen] : NAMES
  const found = names.map((name) => path.resolve(siteDir, name)).find((file) => fs.existsSync(file))
  if (found) return found
  const similar = chosen ? undefined : findSimilar(siteDir)
  throw new SiteError({
    code: 'config-missing',
    message: chosen
      ? `The configuration file ${chosen} doesn't exist in ${siteDir}.`
      : `The folder ${siteDir} has no configuration file (site.config.ts, .js, .mjs, .cjs or .json).`,
    hint: similar ?? CREATE
  })
}

const CREATE =
  "Create site.config.ts, e.g. `export default {title: 'My site', url: 'https://example.com'}`. A folder of Markdown files doesn't need one, e.g. `site start docs`."

/** Returns the hint for a file whose name is similar to a configuration file, such as `site.confg.ts`. */
function findSimilar(siteDir: string): string | undefined {
  for (const file of fs.readdirSync(siteDir)) {
    const {name, ext} = path.parse(file)
    const meant = CODE.test(ext) && findNearest(name, ['site.config', 'docusaurus.config'])
    // `vite.config.ts` is only one letter away from `site.config.ts`.
    if (!meant || name[0]?.toLowerCase() !== meant[0]) continue
    const isKnown = ENDINGS.includes(ext.slice(1))
    return `Rename \`${file}\` to \`${meant}${isKnown ? ext : '.ts'}\`.`
  }
  return undefined
}

const CODE = /^\.(?:[cm]?[jt]sx?|json)$/
