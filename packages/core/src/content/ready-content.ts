import path from 'node:path'
import {pathToFileURL} from 'node:url'
import type {ContentRecipe, ContentRecord, CreateContent, ReadyContent} from '@lectern/types'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import {createStaticRecord} from '@lectern/shared/pages/static-record'
import type {ContentCreator} from './markdown/site-markdown.js'

/** The parts of a compile item that describe generated content. */
interface ReadyItem {
  /** Path relative to the site root. */
  file: string
  absolutePath: string
  creator?: ContentCreator
}

/**
 * Creates the record for content that a plugin has compiled. If the file contains a recipe, the
 * plugin creates the content now.
 *
 * @param memory - Values that the plugin keeps for the next pages.
 *
 * @throws Error if the file doesn't have the format `ReadyContent` or `ContentRecipe`. This is a bug
 *   in the plugin.
 * @throws SiteError `plugin-failed` if the plugin can't create the content.
 */
export async function createReadyRecord(
  text: string,
  item: ReadyItem,
  memory: Map<string, unknown> = new Map()
): Promise<ContentRecord> {
  const stored = JSON.parse(text) as Partial<ReadyContent & ContentRecipe> | null
  const ready = stored?.recipe ? await createContent(stored.recipe, item, memory) : stored
  if (ready?.format !== 1 || !Array.isArray(ready.body))
    throw new Error(`${item.file} isn't compiled content of format 1.`)
  const {body, toc = [], contentTitle, description = '', words = 0} = ready
  const {sections = [], plain = '', features = []} = ready
  return createStaticRecord({
    ...{body, toc, description, words, sections, plain, features},
    ...(contentTitle !== undefined && {contentTitle})
  })
}

async function createContent(
  recipe: ContentRecipe['recipe'],
  {file, absolutePath, creator}: ReadyItem,
  memory: Map<string, unknown>
): Promise<Partial<ReadyContent>> {
  if (!creator) throw new Error(`${file} is a recipe, but its plugin has no \`getContentModule\`.`)
  const {module, plugin} = creator
  return runPluginHook(plugin, 'getContentModule', async () => {
    const {default: create} = (await import(pathToFileURL(module).href)) as {default: CreateContent}
    return create(recipe, {folder: path.dirname(absolutePath), memory})
  })
}
