import fs from 'node:fs'
import path from 'node:path'
import type {JsonObject, JsonValue} from '@lectern/types'
import type {DocusaurusModules} from '../plugin-form/docusaurus-plugin.js'

/**
 * Function for generated modules that returns the default export of a module, with the other
 * exports as properties, or all exports if there's no default.
 */
export const LOAD_MODULE = {
  name: 'loadModule',
  code: `function loadModule(module) {
  const {default: main, ...others} = module
  if (main === undefined) return module
  return Object(main) === main ? Object.assign(main, others) : main
}`
}

/** Values for a component's props: data, or a module whose export is the value. */
export type RouteModules =
  | {kind: 'data'; value: JsonValue}
  | {kind: 'module'; name: string}
  | {kind: 'content'; index: number}
  | {kind: 'list'; items: readonly RouteModules[]}
  | {kind: 'group'; items: Readonly<Record<string, RouteModules>>}

/** Functions that determine what the name of a module refers to. */
export interface ModuleReader {
  /** Returns the absolute path of a file with an alias, or any other name unchanged. */
  resolve(name: string): string
  nameModule(file: string): string
  /**
   * Returns the position of a page's content in the contents of the route, or `undefined` if the
   * module isn't the source of a page.
   */
  addContent(name: string, query: string): number | undefined
  /** Length from which data files are modules. By default, they're data. */
  maxDataLength?: number
}

/** Reads `modules` of a route. They can be nested in objects and lists. Data files are read. */
export function readModules(modules: DocusaurusModules, reader: ModuleReader): RouteModules {
  if (typeof modules === 'string') return readFile(modules, {}, reader)
  if (Array.isArray(modules)) {
    const items = modules.map((one: DocusaurusModules) => readModules(one, reader))
    return {kind: 'list', items}
  }
  if (isFile(modules)) return readFile(modules.path, modules.query, reader)
  const items = Object.entries(modules).map(
    ([prop, value]) => [prop, readModules(value, reader)] as const
  )
  return {kind: 'group', items: Object.fromEntries(items)}
}

function isFile(
  modules: object
): modules is {path: string; query?: Readonly<Record<string, unknown>>} {
  return 'path' in modules && typeof modules.path === 'string'
}

function readFile(
  written: string,
  fields: Readonly<Record<string, unknown>> = {},
  {resolve, nameModule, addContent, maxDataLength = Infinity}: ModuleReader
): RouteModules {
  const [name = '', query = ''] = written.split('?')
  const index = addContent(name, `${query}&${new URLSearchParams(toStrings(fields))}`)
  if (index !== undefined) return {kind: 'content', index}
  const file = resolve(written)
  if (!path.isAbsolute(file) || !file.endsWith('.json'))
    return {kind: 'module', name: nameModule(file)}
  const text = fs.readFileSync(file, 'utf8')
  if (text.length > maxDataLength) return {kind: 'module', name: nameModule(file)}
  return {kind: 'data', value: JSON.parse(text) as JsonValue}
}

function toStrings(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
}

/** Splits the modules of a route into props that are only data, and all others. */
export function splitModules(modules: RouteModules): {
  props: JsonObject
  rest: Readonly<Record<string, RouteModules>>
} {
  const entries = modules.kind === 'group' ? Object.entries(modules.items) : []
  const values = entries.map(([prop, one]) => [prop, one, findData(one)] as const)
  return {
    props: Object.fromEntries(
      values.flatMap(([prop, , data]) => (data === undefined ? [] : [[prop, data]]))
    ),
    rest: Object.fromEntries(
      values.flatMap(([prop, one, data]) => (data === undefined ? [[prop, one]] : []))
    )
  }
}

/** Returns a value if it contains no modules. */
function findData(modules: RouteModules): JsonValue | undefined {
  if (modules.kind === 'module' || modules.kind === 'content') return undefined
  if (modules.kind === 'data') return modules.value
  if (modules.kind === 'list') {
    const items = modules.items.map(findData)
    return items.every((one) => one !== undefined) ? items : undefined
  }
  const {props, rest} = splitModules(modules)
  return Object.keys(rest).length === 0 ? props : undefined
}

/**
 * Returns the code of a value.
 *
 * @param importModule - Imports a module, and returns its variable.
 */
export function writeModules(
  modules: RouteModules,
  importModule: (name: string) => string
): string {
  if (modules.kind === 'data') return JSON.stringify(modules.value)
  if (modules.kind === 'content') return `contents[${modules.index}]`
  if (modules.kind === 'list')
    return `[${modules.items.map((one) => writeModules(one, importModule)).join(', ')}]`
  if (modules.kind === 'group') {
    const fields = Object.entries(modules.items).map(
      ([prop, one]) => `${JSON.stringify(prop)}: ${writeModules(one, importModule)}`
    )
    return `{${fields.join(', ')}}`
  }
  return `${LOAD_MODULE.name}(${importModule(modules.name)})`
}
