import fs from 'node:fs'
import path from 'node:path'
import {createContentPlugin} from './content-plugin.js'

const {plugin, validateOptions} = createContentPlugin('@docusaurus/plugin-content-docs')

export {validateOptions}
export default plugin

export const CURRENT_VERSION_NAME = 'current'
export const VERSIONED_DOCS_DIR = 'versioned_docs'
export const VERSIONED_SIDEBARS_DIR = 'versioned_sidebars'
export const VERSIONS_JSON_FILE = 'versions.json'

/** Returns the names of a site's docs versions, newest first. */
export async function readVersionNames(
  siteDir: string,
  {id = 'default'}: {id?: string} = {}
): Promise<readonly string[]> {
  const name = id === 'default' ? VERSIONS_JSON_FILE : `${id}_${VERSIONS_JSON_FILE}`
  const file = path.join(siteDir, name)
  if (!fs.existsSync(file)) return []
  const names: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  return Array.isArray(names) ? names.map(String) : []
}
