import path from 'node:path'
import {describeGenerator} from '../generator.js'
import {createSourceReader} from '../scan/source-reader.js'
import {loadSite, type Site} from './load-site.js'

/** A site with its plugins, for commands that neither build nor serve it. */
export async function loadCommandSite(
  siteDir: string,
  chosen: {configFile?: string; locale?: string}
): Promise<Site> {
  return loadSite({
    ...chosen,
    siteDir,
    mode: 'production',
    cacheDir: path.join(siteDir, '.site', 'cache'),
    generator: describeGenerator(),
    reader: createSourceReader(siteDir, {})
  })
}
