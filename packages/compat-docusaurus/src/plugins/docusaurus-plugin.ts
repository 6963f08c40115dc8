import type {JsonObject, PostCssOptions, TranslationFile} from '@lectern/types'
import type {Command} from 'commander'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {AllContent} from './all-content.js'

/** A page that a plugin written for Docusaurus adds; more fields are passed on to its component. */
export interface DocusaurusRoute {
  /** With base URL. */
  path: string
  /** A name as in an import, or an absolute path. */
  component: string
  exact?: boolean
  /** Files whose exports become props, by name of the prop. */
  modules?: Readonly<Record<string, string | {path: string; import?: boolean}>>
  props?: UnknownRecord
  routes?: readonly DocusaurusRoute[]
  /** Fields of the plugin's own, which components read from their prop `route`. */
  [field: string]: unknown
}

/** Actions of `contentLoaded` and `allContentLoaded` of these plugins. */
export interface DocusaurusActions {
  addRoute(route: DocusaurusRoute): void
  /** Writes a file for a route; returns its path. */
  createData(name: string, data: unknown): Promise<string>
  setGlobalData(data: unknown): void
}

/** A plugin for Docusaurus: hooks with actions, and hooks that are the same here. */
export interface DocusaurusPlugin {
  name: string
  loadContent?(): unknown
  getTranslationFiles?(args: {
    content: unknown
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  translateContent?(args: {content: unknown; translationFiles: readonly TranslationFile[]}): unknown
  translateThemeConfig?(args: {
    themeConfig: JsonObject
    translationFiles: readonly TranslationFile[]
  }): JsonObject | Promise<JsonObject>
  getDefaultCodeTranslationMessages?():
    | Readonly<Record<string, string>>
    | Promise<Readonly<Record<string, string>>>
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

const HOOKS = ['contentLoaded', 'allContentLoaded', 'configureWebpack']

/** Whether a plugin has a hook that only Docusaurus calls. */
export function hasDocusaurusHooks(plugin: object): boolean {
  return HOOKS.some((hook) => hook in plugin)
}
