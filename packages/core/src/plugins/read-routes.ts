import {messageOf} from '@lectern/shared/problems/site-problem'
import {findPathIssue} from '@lectern/shared/files/output-path'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {PluginRef, PluginRoutes, Route} from '@lectern/types'

/** Returns the error in a list's entry as the end of a sentence. */
type FindIssue = (entry: UnknownRecord) => string | undefined

/** Lists that hooks return in addition to routes, each with a check for its entries. */
const LISTS: Readonly<Record<string, FindIssue>> = {
  dataFiles: ({name, data}) => {
    const issue = typeof name === 'string' ? findPathIssue(name) : "isn't a string"
    if (issue) return `has the name ${JSON.stringify(name)}, which ${issue}`
    return data === undefined ? `${JSON.stringify(name)} has no data` : undefined
  },
  redirects: ({from, to}) =>
    typeof from === 'string' && typeof to === 'string' ? undefined : 'has no `from` and `to`',
  problems: ({code, message}) =>
    typeof code === 'string' && typeof message === 'string'
      ? undefined
      : 'has no `code` and `message`',
  embeds: ({component, names, create}) =>
    typeof component === 'string' && Array.isArray(names) && typeof create === 'function'
      ? undefined
      : 'has no `component`, `names` and `create`',
  headTags: ({tag}) => (typeof tag === 'string' ? undefined : 'has no `tag`')
}

/**
 * Validates the lists that a plugin's hook has returned, because plugins written in JavaScript
 * aren't type-checked.
 *
 * @throws TypeError whose message is the end of a sentence.
 */
export function checkLists(created: unknown): void {
  if (created === undefined || created === null) return
  if (!isRecord(created)) throw new TypeError("it didn't return an object")
  for (const [name, findIssue] of Object.entries(LISTS)) {
    const list = created[name] ?? []
    if (!Array.isArray(list)) throw new TypeError(`\`${name}\` isn't a list`)
    for (const [index, entry] of list.entries()) {
      const issue = isRecord(entry) ? findIssue(entry) : "isn't an object"
      if (issue !== undefined) throw new TypeError(`\`${name}[${index}]\` ${issue}`)
    }
  }
}

/**
 * Validates the routes that a plugin has returned, because plugins written in JavaScript aren't
 * type-checked.
 *
 * @returns Routes with all fields. Plugins may omit empty fields and the `plugin` field.
 * @throws TypeError whose message is the end of a sentence.
 */
export function readRoutes(created: unknown, plugin: PluginRef): PluginRoutes | undefined {
  if (created === undefined || created === null) return undefined
  if (!isRecord(created)) throw new TypeError("it didn't return an object")
  checkLists(created)
  const {routes = []} = created
  if (!Array.isArray(routes)) throw new TypeError("`routes` isn't a list")
  checkJson(created.globalData, '`globalData`')
  return {...created, routes: routes.map((route: unknown) => readRoute(route, plugin))}
}

function readRoute(route: unknown, plugin: PluginRef): Route {
  if (!isRecord(route)) throw new TypeError("a route isn't an object")
  const {path, component, routes} = route
  if (typeof path !== 'string' || !path.startsWith('/'))
    throw new TypeError(`the path ${JSON.stringify(path)} of a route doesn't start with a slash`)
  if (typeof component !== 'string')
    throw new TypeError(`the route ${JSON.stringify(path)} has no component`)
  checkParts(route)
  const complete = {plugin, props: {}, contents: [], head: [], ...withoutUndefined(route)}
  // Other fields aren't checked here.
  const checked = complete as unknown as Route
  if (!Array.isArray(routes)) return checked
  return {...checked, routes: routes.map((inner: unknown) => readRoute(inner, plugin))}
}

function checkParts({path, props = {}, contents = [], head = []}: UnknownRecord): void {
  const name = `of the route ${JSON.stringify(path)}`
  if (!isRecord(props)) throw new TypeError(`\`props\` ${name} isn't an object`)
  const isContent = (content: unknown) => isRecord(content) && typeof content.source === 'string'
  if (!Array.isArray(contents) || !contents.every(isContent))
    throw new TypeError(`\`contents\` ${name} isn't a list of objects with \`source\``)
  checkLists({headTags: head})
}

function checkJson(value: unknown, name: string): void {
  try {
    JSON.stringify(value)
  } catch (error) {
    throw new TypeError(`${name} can't be serialized as JSON: ${messageOf(error).split('\n')[0]}`)
  }
}

function withoutUndefined(route: UnknownRecord): UnknownRecord {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== undefined))
}
