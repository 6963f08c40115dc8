import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** Name of the created configuration file. */
export const CONFIG_NAME = 'site.config.ts'

/**
 * Writes a Lectern configuration that imports the Docusaurus configuration. The Docusaurus
 * configuration isn't changed, so both generators can build the project. Lectern's own options can
 * be added to the new file.
 *
 * @param configFile - Name of the Docusaurus configuration file.
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

export function createConfig(configFile: string): string {
  return `import {defineConfig} from '@lectern/core'
import docusaurus from './${configFile}'

export default async () =>
  defineConfig({
    ...(await (typeof docusaurus === 'function' ? docusaurus() : docusaurus)),
    // Plugins and fields of ${configFile} are read as Docusaurus reads them.
    compatibility: 'docusaurus'
  })
`
}
