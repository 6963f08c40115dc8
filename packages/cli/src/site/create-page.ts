import {ownValue} from '@lectern/shared/objects/own-value'
import fs from 'node:fs'
import path from 'node:path'
import type {PageTemplate, Plugin} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findNearest} from '@lectern/shared/text/nearest'
import {slugifyTitle} from '@lectern/shared/text/slug'

/** One of the site's plugin instances. */
interface PluginInstance {
  plugin: Pick<Plugin, 'getPageTemplates'>
  id: string
}

/** Lists the types of pages that `site new` can create, without duplicates. */
export function listPageKinds(plugins: readonly PluginInstance[]): string[] {
  const kinds = plugins.flatMap(({plugin}) => plugin.getPageTemplates?.() ?? [])
  return [...new Set(kinds.map(({kind}) => kind))]
}

/**
 * Finds the template for a type of page.
 *
 * @param id - ID of the plugin instance.
 * @throws SiteError `page-kind-unknown`, `plugin-instance-unknown`
 */
export function findPageTemplate(
  plugins: readonly PluginInstance[],
  kind: string,
  id: string
): PageTemplate {
  const named = plugins.flatMap(({plugin, id}) =>
    (plugin.getPageTemplates?.() ?? [])
      .filter((template) => template.kind === kind)
      .map((template) => ({template, id}))
  )
  const found =
    named.find((entry) => entry.id === id) ??
    (named.length === 1 && id === 'default' ? named[0] : undefined)
  if (found) return found.template
  if (named.length === 0) throw createUnknownKind(kind, listPageKinds(plugins))
  throw new SiteError({
    code: 'plugin-instance-unknown',
    message: `No plugin instance with the ID \`${id}\` creates \`${kind}\` pages.`,
    hint: `Pass \`--id\` with one of: ${named.map((entry) => entry.id).join(', ')}.`
  })
}

function createUnknownKind(kind: string, kinds: readonly string[]): SiteError {
  const all = [...kinds, 'version']
  const nearest = findNearest(kind, all)
  return new SiteError({
    code: 'page-kind-unknown',
    message: `The page kind \`${kind}\` doesn't exist.`,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : `Use one of: ${all.join(', ')}.${hintAtPlugin(kind)}`
  })
}

/**
 * Fields of the preset's options that can turn off a plugin, by the type of page that it creates.
 */
const PLUGIN_FIELDS: Readonly<Record<string, string>> = {doc: 'docs', page: 'pages', post: 'blog'}

function hintAtPlugin(kind: string): string {
  const field = ownValue(PLUGIN_FIELDS, kind)
  if (field === undefined) return ''
  return ` For \`${kind}\`, turn on the ${field} plugin, e.g. by removing \`${field}: false\` from the configuration.`
}

/** A page to create. */
export interface PageRequest {
  siteDir: string
  title: string
  /** Current date, such as `2027-01-31`. */
  date: string
  /** Folder relative to the template's folder. */
  folder?: string
}

/**
 * Creates a page and returns its path, relative to the site root.
 *
 * @throws SiteError `page-title-invalid`, `page-folder-outside`, `page-exists`
 */
export function createPage(
  template: PageTemplate,
  {siteDir, title, date, folder = '.'}: PageRequest
): string {
  const slug = slugifyTitle(title)
  if (slug === '') {
    throw new SiteError({
      code: 'page-title-invalid',
      message: `The title ${JSON.stringify(title)} has no letters or digits, so there's no filename for it.`,
      hint: 'Choose a different title, e.g. `"Build a nest box"`.'
    })
  }
  const {name, text} = template.create({title, slug, date})
  const file = path.posix.join(findFolder(template, folder), name)
  const target = path.join(siteDir, file)
  fs.mkdirSync(path.dirname(target), {recursive: true})
  try {
    fs.writeFileSync(target, text, {flag: 'wx'})
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new SiteError({
      code: 'page-exists',
      message: `The file ${file} already exists.`,
      position: {file},
      hint: 'Choose a different title, or edit the file.'
    })
  }
  return file
}

/** Returns the folder of a new page, relative to the site root. */
function findFolder({folder: root, kind}: PageTemplate, folder: string): string {
  const inside = path.posix.normalize(folder.replaceAll('\\', '/'))
  if (path.posix.isAbsolute(inside) || inside === '..' || inside.startsWith('../')) {
    throw new SiteError({
      code: 'page-folder-outside',
      message: `The folder ${folder} is outside ${root}, the folder for a new ${kind}.`,
      hint: `Name a folder inside ${root}, e.g. \`--folder guides\`.`
    })
  }
  return path.posix.join(root.replaceAll('\\', '/'), inside)
}
