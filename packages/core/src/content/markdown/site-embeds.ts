import type {EmbedSource} from '@lectern/markdown'
import {listSimilarNames} from '@lectern/shared/text/nearest'
import type {EmbedComponent, EmbedContent, PluginEmbeds} from '@lectern/types'

/** Parts of plugins' pages that a site's Markdown can show. */
export interface SiteEmbeds {
  /**
   * Creates the parts that a file may show.
   *
   * @param names - The result of `findEmbedNames` for the file.
   * @returns The parts, which are part of the file's cache key. Returns `undefined` if the file or
   * the site has none.
   */
  find(names: readonly string[] | undefined): Promise<EmbedSource | undefined>
  /** Absolute paths of generated files that change if the parts change. */
  sources: readonly string[]
}

/** If there are no similar names, messages list up to this many names. */
const MAX_LISTED = 8

/** Creates the index of a site's parts. Each part is created once, when a file needs it. */
export function createSiteEmbeds(embeds: readonly PluginEmbeds[]): SiteEmbeds {
  const known = new Map<string, Promise<EmbedContent>>()
  const create = ({component, spec, ...plugin}: PluginEmbeds, name: string) => {
    const key = JSON.stringify([component, spec, name])
    const content = known.get(key) ?? Promise.resolve(plugin.create(name))
    known.set(key, content)
    return content
  }
  const listed = embeds.map((plugin) => ({plugin, names: new Set(plugin.names)}))
  const specs = listSpecs(embeds)
  return {
    sources: [...new Set(embeds.map(({source}) => source))],
    async find(wanted) {
      if (!wanted || embeds.length === 0) return undefined
      const missing: Record<string, readonly string[]> = {}
      const parts = await Promise.all(
        wanted.flatMap((key) => {
          const {component, name} = splitName(key)
          const own = listed.filter(({plugin}) => plugin.component === component)
          const found = own.filter(({names}) => names.has(name))
          if (found.length === 0) missing[key] = listSimilar(name, own)
          return found.map(async ({plugin}) => {
            const {spec} = plugin
            return {component: plugin.component, spec, name, content: await create(plugin, name)}
          })
        })
      )
      return {parts, specs, missing}
    }
  }
}

function splitName(key: string): {component: string; name: string} {
  const at = key.indexOf(' ')
  return {component: key.slice(0, at), name: key.slice(at + 1)}
}

function listSpecs(embeds: readonly PluginEmbeds[]): EmbedSource['specs'] {
  const specs: Partial<Record<EmbedComponent, string[]>> = {}
  for (const {component, spec} of embeds) specs[component] = [...(specs[component] ?? []), spec]
  return specs
}

function listSimilar(name: string, own: readonly {names: ReadonlySet<string>}[]): string[] {
  const all = [...new Set(own.flatMap(({names}) => [...names]))]
  const similar = listSimilarNames(name, all)
  return similar.length > 0 || all.length > MAX_LISTED ? similar : all
}
