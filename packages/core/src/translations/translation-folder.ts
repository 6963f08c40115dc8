import type {PluginRef} from '@lectern/types'

/** Folder names in Docusaurus projects for plugins that have a shorter name in Lectern. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
  'theme-classic': 'docusaurus-theme-classic'
}

/** Returns the name of the translation folder of a plugin instance, as in Docusaurus. */
export function nameTranslationFolder({name, id}: PluginRef): string {
  const folder = FOLDERS[name] ?? name.replace(/^@/, '').replaceAll('/', '-')
  return id === 'default' ? folder : `${folder}-${id}`
}

/** Name of the translation file for the site's code. */
export const CODE_FILE = 'code.json'
