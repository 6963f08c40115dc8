import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** Name of the file that is written. */
export const CONFIG_NAME = 'site.config.ts'

/**
 * Writes a configuration for Lectern that imports the one for Docusaurus, which stays unchanged:
 * both generators can build the project, and options that only Lectern has can be added.
 *
 * @param configFile - Name of the configuration for Docusaurus.
 * @throws SiteError `migration-config-exists`.
 */
export function writeConfig(siteDir: string, configFile: string): void {
  const file = path.join(siteDir, CONFIG_NAME)
  if (fs.existsSync(file)) {
    throw new SiteError({
      code: 'migration-config-exists',
      message: `The file ${CONFIG_NAME} already exists.`,
      hint: 'Delete it to generate it again.'
    })
  }
  fs.writeFileSync(file, createConfig(configFile))
}

/** The text of the configuration. */
export function createConfig(configFile: string): string {
  return `import {defineConfig} from '@lectern/core'
import docusaurus from './${configFile}'

const config = await (typeof docusaurus === 'function' ? docusaurus() : docusaurus)

export default defineConfig({
  ...config,
  // Plugins and fields of ${configFile} are read as Docusaurus reads them.
  compatibility: 'docusaurus'
})
`
}
