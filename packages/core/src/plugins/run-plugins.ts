import type {
  DataFile,
  HeadTag,
  HookTools,
  JsonValue,
  Redirect,
  Route,
  SiteProblem,
  SourceOrigin,
  WholeSite
} from '@lectern/types'
import {flattenRoutes} from './flatten-routes.js'
import {blame} from './blame.js'
import type {LoadedPlugin} from './load-plugins.js'
import {checkLists, readRoutes} from './read-routes.js'
import {type Settled, settleAll} from './settle-all.js'

/** The result of all plugins for the content of the site. */
export interface SiteRoutes {
  routes: readonly Route[]
  globalData: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
  dataFiles: readonly DataFile[]
  redirects: readonly Redirect[]
  /** Of sources that plugins have written, by source. */
  origins: Readonly<Record<string, SourceOrigin>>
  headTags: readonly HeadTag[]
  problems: readonly SiteProblem[]
  /** Results of `loadContent` of each plugin. */
  contents: WholeSite['contents']
  /** Milliseconds that each plugin took, by label. */
  durations: Readonly<Record<string, number>>
}

/**
 * The scan: every plugin reads its content and creates its routes. If one fails, the results of
 * the others stay.
 *
 * @param now - Milliseconds of a steady clock.
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
    origins: Object.assign({}, ...results.map(({created}) => created?.origins ?? {})),
    headTags: results.flatMap(({headTags}) => headTags),
    problems: results.flatMap(({created}) => created?.problems ?? []),
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
  const source = await blame(label, 'loadContent', () => plugin.loadContent?.())
  const content = loaded.localize ? await loaded.localize(source) : source
  const created = await blame(label, 'createRoutes', async () =>
    readRoutes(await plugin.createRoutes?.(content, tools), {name: plugin.name, id: loaded.id})
  )
  const tags = await blame(label, 'injectHtmlTags', async () => {
    const injected = await plugin.injectHtmlTags?.(content)
    checkLists(injected)
    return injected
  })
  return {loaded, content, created, headTags: tags?.headTags ?? [], duration: now() - start}
}
