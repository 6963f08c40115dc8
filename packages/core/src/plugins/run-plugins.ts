import type {
  DataFile,
  HeadTag,
  HookTools,
  JsonValue,
  PluginEmbeds,
  Redirect,
  Route,
  SiteProblem,
  SourceOrigin,
  WholeSite
} from '@lectern/types'
import {flattenRoutes} from './flatten-routes.js'
import {checkHooks, runPluginHook} from './plugin-hooks.js'
import type {LoadedPlugin} from './load-plugins.js'
import {checkLists, readRoutes} from './read-routes.js'
import {type Settled, settleAll} from './settle-all.js'

/** Combined results of all plugins. */
export interface SiteRoutes {
  routes: readonly Route[]
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  dataFiles: readonly DataFile[]
  redirects: readonly Redirect[]
  /** Parts of the plugins' pages that Markdown pages can show. */
  embeds: readonly PluginEmbeds[]
  /** Maps generated sources to their origins. */
  origins: Readonly<Record<string, SourceOrigin>>
  headTags: readonly HeadTag[]
  /** HTML of all plugins around the content of every page. */
  bodyHtml: {start: string; end: string}
  problems: readonly SiteProblem[]
  /** The result of `loadContent` for each plugin. */
  contents: WholeSite['contents']
  /** Duration of each plugin in milliseconds, by label. */
  durations: Readonly<Record<string, number>>
}

/**
 * Lets every plugin load its content and create its routes. A failing plugin doesn't affect the
 * results of the others.
 *
 * @param now - Returns the milliseconds of a monotonic clock.
 */
export async function runPlugins(
  plugins: readonly LoadedPlugin[],
  tools: HookTools,
  now: () => number
): Promise<SiteRoutes & Pick<Settled<unknown>, 'errors'>> {
  const runs = plugins.map((loaded) => runPlugin(loaded, tools, now))
  const {results, errors} = await settleAll(runs)
  const globalData: Record<string, Record<string, JsonValue>> = {}
  for (const {loaded, created} of results) {
    if (created?.globalData === undefined) continue
    const {name} = loaded.plugin
    globalData[name] = {...globalData[name], [loaded.id]: created.globalData}
  }
  return {
    routes: flattenRoutes(results.flatMap(({created}) => created?.routes ?? [])),
    globalData,
    dataFiles: results.flatMap(({created}) => created?.dataFiles ?? []),
    redirects: results.flatMap(({created}) => created?.redirects ?? []),
    embeds: results.flatMap(({loaded, created}) =>
      (created?.embeds ?? []).map((embeds) => nameFailures(embeds, loaded.label))
    ),
    origins: Object.assign({}, ...results.map(({created}) => created?.origins ?? {})),
    headTags: results.flatMap(({tags}) => tags?.headTags ?? []),
    bodyHtml: {
      start: results.map(({tags}) => tags?.bodyStart ?? '').join(''),
      end: results.map(({tags}) => tags?.bodyEnd ?? '').join('')
    },
    problems: results.flatMap(({loaded, created}) => [
      ...checkHooks(loaded.plugin, loaded.label),
      ...(created?.problems ?? [])
    ]),
    contents: results.flatMap(({loaded: {plugin, id}, content}) =>
      content === undefined ? [] : [{plugin: {name: plugin.name, id}, content}]
    ),
    durations: Object.fromEntries(results.map(({loaded, duration}) => [loaded.label, duration])),
    errors
  }
}

async function runPlugin(loaded: LoadedPlugin, tools: HookTools, now: () => number) {
  const {plugin, label} = loaded
  const start = now()
  const source = await runPluginHook(label, 'loadContent', () => plugin.loadContent?.())
  const content = loaded.localize ? await loaded.localize(source) : source
  const created = await runPluginHook(label, 'createRoutes', async () =>
    readRoutes(await plugin.createRoutes?.(content, tools), {name: plugin.name, id: loaded.id})
  )
  const tags = await runPluginHook(label, 'injectHtmlTags', async () => {
    const injected = await plugin.injectHtmlTags?.(content)
    checkLists(injected)
    return injected
  })
  return {loaded, content, created, tags, duration: now() - start}
}

/** Adds the plugin's name to errors while a part is created. */
function nameFailures(embeds: PluginEmbeds, label: string): PluginEmbeds {
  return {
    ...embeds,
    create: (name) => runPluginHook(label, 'createRoutes', async () => embeds.create(name))
  }
}
