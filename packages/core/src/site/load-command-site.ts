import path from 'node:path'
import type {Generator} from '../generator/generator.js'
import {createSourceReader} from '../sources/source-reader.js'
import {loadSite} from './load-site.js'
import type {Site} from './site.js'

/** Settings for commands that load a site. */
export interface CommandSite {
  siteDir: string
  generator: Generator
  configFile?: string
  locale?: string
}

/** Loads a site and its plugins, for commands that neither build nor serve it. */
export async function loadCommandSite({siteDir, ...chosen}: CommandSite): Promise<Site> {
  return loadSite({
    ...chosen,
    siteDir,
    mode: 'production',
    cacheDir: path.join(siteDir, '.site', 'cache'),
    reader: createSourceReader(siteDir, {})
  })
}
