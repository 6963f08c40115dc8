import type {Plugin, PostCssOptions, Route, TranslationFile} from '@lectern/types'
import type {Command} from 'commander'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Content by plugin name and plugin ID, as passed to Docusaurus's `allContentLoaded`. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A file, or files in lists or objects. */
export type DocusaurusModules =
  | string
  | {readonly path: string; readonly query?: Readonly<Record<string, unknown>>}
  | readonly DocusaurusModules[]
  | {readonly [prop: string]: DocusaurusModules}

/** Key of the route in Lectern that a route belongs to. Copies of the route keep it. */
export const NATIVE_ROUTE = Symbol('native route')

/** A page added by a Docusaurus plugin. Custom fields are passed to its component. */
export interface DocusaurusRoute {
  /** URL path, including the base URL. */
  path: string
  /** Module name or absolute path. */
  component: string
  exact?: boolean
  /** Files by prop name. Their exports become the props. */
  modules?: Readonly<Record<string, DocusaurusModules>>
  /** Files by name. Their exports are the data of `useRouteContext` in the component. */
  context?: Readonly<Record<string, DocusaurusModules>>
  props?: UnknownRecord
  routes?: readonly DocusaurusRoute[]
  /** The page in Lectern, if a wrapped plugin has added the route. */
  [NATIVE_ROUTE]?: Route
  /** Custom fields. Components read them from their `route` prop. */
  [field: string]: unknown
}

/** Actions passed to `contentLoaded` and `allContentLoaded`. */
export interface DocusaurusActions {
  addRoute(route: DocusaurusRoute): void
  /** Writes a data file for a route and returns its path. */
  createData(name: string, data: unknown): Promise<string>
  setGlobalData(data: unknown): void
}

/** A Docusaurus plugin. Hooks without an `actions` argument work as in Lectern. */
export interface DocusaurusPlugin
  extends Pick<Plugin, 'translateThemeConfig' | 'getDefaultCodeTranslationMessages'> {
  name: string
  loadContent?(): unknown
  getTranslationFiles?(args: {
    content: unknown
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  translateContent?(args: {content: unknown; translationFiles: readonly TranslationFile[]}): unknown
  contentLoaded?(args: {content: unknown; actions: DocusaurusActions}): unknown
  allContentLoaded?(args: {allContent: AllContent; actions: DocusaurusActions}): unknown
  postBuild?(args: UnknownRecord): unknown
  injectHtmlTags?(args: {content: unknown}): unknown
  getClientModules?(): readonly string[]
  getThemePath?(): string | undefined
  getPathsToWatch?(): readonly string[]
  extendCli?(cli: Command): void
  configureWebpack?(config: object, isServer: boolean, tools: object, content?: unknown): unknown
  configurePostCss?(options: PostCssOptions): PostCssOptions
}

/** Names of all hooks. */
export const DOCUSAURUS_HOOKS: readonly string[] = Object.keys({
  name: true,
  allContentLoaded: true,
  configurePostCss: true,
  configureWebpack: true,
  contentLoaded: true,
  extendCli: true,
  getClientModules: true,
  getDefaultCodeTranslationMessages: true,
  getPathsToWatch: true,
  getThemePath: true,
  getTranslationFiles: true,
  injectHtmlTags: true,
  loadContent: true,
  postBuild: true,
  translateContent: true,
  translateThemeConfig: true
} satisfies Record<keyof DocusaurusPlugin, true>)

/** Hooks that only Docusaurus has. */
const OWN_HOOKS = ['contentLoaded', 'allContentLoaded', 'configureWebpack']

/** Tests whether a plugin has hooks that only Docusaurus calls. */
export function hasDocusaurusHooks(plugin: object): boolean {
  return OWN_HOOKS.some((hook) => hook in plugin)
}
