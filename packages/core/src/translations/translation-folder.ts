import path from 'node:path'
import type {PluginRef} from '@lectern/types'

/** Folders that projects have for plugins whose names are shorter here. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
  'theme-classic': 'docusaurus-theme-classic'
}

/** Name of the folder with the translations of a plugin instance, as Docusaurus has it. */
export function nameTranslationFolder({name, id}: PluginRef): string {
  const folder = FOLDERS[name] ?? name.replace(/^@/, '').replaceAll('/', '-')
  return id === 'default' ? folder : `${folder}-${id}`
}

/** The translation file of a language for the site's code. */
export const CODE_FILE = 'code.json'

/** Absolute path of a file of translations of a plugin instance. */
export function translationFilePath(
  localizationDir: string,
  plugin: PluginRef,
  filePath: string
): string {
  return path.join(localizationDir, nameTranslationFolder(plugin), `${filePath}.json`)
}
