import {ownValue} from '@lectern/shared/objects/own-value'
import type {PluginRef} from '@lectern/types'

/** Docusaurus's folder names for plugins that have a shorter name in Lectern. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
  'theme-classic': 'docusaurus-theme-classic'
}

/**
 * Returns the name of a plugin instance's translation folder, which is the same as in Docusaurus.
 */
export function nameTranslationFolder({name, id}: PluginRef): string {
  const folder = ownValue(FOLDERS, name) ?? name.replace(/^@/, '').replaceAll('/', '-')
  return id === 'default' ? folder : `${folder}-${id}`
}

/** Name of the translation file for the site's code. */
export const CODE_FILE = 'code.json'
