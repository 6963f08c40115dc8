import {ownValue} from '@lectern/shared/objects/own-value'
import type {Plugin, PluginRoutes, Route, SiteContext, TranslateText} from '@lectern/types'
import {asWritten} from '@lectern/shared/front-matter/text-values'
import type {TranslationFile} from '@lectern/types'
import {CONTENT_SHAPES, type ContentShape} from '../content-shapes/content-shapes.js'
import {mergeChanges} from '../content-shapes/merge-changes.js'
import type {DocusaurusBlog} from '../content-shapes/shape-blog.js'
import type {DocusaurusDocs} from '../content-shapes/shape-docs.js'
import {type DocusaurusActions, NATIVE_ROUTE} from '../plugin-form/docusaurus-plugin.js'
import {describePage, describeRoutes} from '../post-build/docusaurus-routes.js'
import {adjustBlog} from './adjust-blog.js'
import {adjustDocs} from './adjust-docs.js'
import {editPosts, listTitles} from './edit-posts.js'
import {describeGlobalData} from './global-data.js'

/** Describes a page so that it can be converted back. */
const describeNative: typeof describePage = (route, settings) => ({
  ...describePage(route, settings),
  [NATIVE_ROUTE]: route
})

/** Everything about an instance that doesn't change. */
export interface InstanceSettings {
  native: Plugin
  id: string
  site: Pick<SiteContext, 'siteDir' | 'siteConfig'>
}

/** A plugin of Lectern that a Docusaurus plugin wraps. */
export class ContentInstance {
  readonly native: Plugin
  readonly id: string
  readonly shape: ContentShape
  /** Translates strings of pages. Set before pages are created. */
  translate: TranslateText = asWritten
  /** Pages and data of the last call of `addRoutes`, or of all content before. */
  created: PluginRoutes = {routes: []}
  #content: unknown
  readonly #settings: InstanceSettings

  constructor(settings: InstanceSettings) {
    const shape = ownValue(CONTENT_SHAPES, settings.native.name)
    if (!shape) throw new Error(`The plugin ${settings.native.name} has no content.`)
    this.native = settings.native
    this.id = settings.id
    this.shape = shape
    this.#settings = settings
  }

  /** The content as Lectern's plugin has loaded it. */
  get content(): unknown {
    return this.#content
  }

  /** Loads the content and returns it in Docusaurus's form. */
  async load(): Promise<object> {
    this.#content = await this.native.loadContent?.()
    return this.#describe()
  }

  /** Translates the content. Returns `given`, which plugins may have changed, with translations. */
  async translateContent(
    given: object,
    translationFiles: readonly TranslationFile[]
  ): Promise<object> {
    const before = await this.#describe()
    const content = this.#content
    this.#content = await this.native.translateContent?.({content, translationFiles})
    return mergeChanges(given, before, await this.#describe()) as object
  }

  /** Adds the pages for content that plugins may have changed. */
  async addRoutes(given: object, actions: DocusaurusActions): Promise<void> {
    const {siteConfig} = this.#settings.site
    const before = await this.#describe()
    const created = await this.#createRoutes(await this.#edit(before, given))
    this.created = {...created, routes: this.#adjust(created.routes, {before, after: given})}
    for (const route of describeRoutes(this.created.routes, siteConfig, describeNative))
      actions.addRoute(route)
    if (created.globalData !== undefined)
      actions.setGlobalData(describeGlobalData(this.native.name, created.globalData, siteConfig))
  }

  async #describe(): Promise<object> {
    const {siteDir, siteConfig} = this.#settings.site
    this.created = await this.#createRoutes(this.#content)
    const {routes, globalData, dataFiles} = this.created
    return this.shape.shape(routes, {
      ...{siteDir, baseUrl: siteConfig.baseUrl},
      ...{globalData, dataFiles, content: this.#content}
    })
  }

  async #createRoutes(content: unknown): Promise<PluginRoutes> {
    const {translate} = this
    return (await this.native.createRoutes?.(content, {translate})) ?? {routes: []}
  }

  async #edit(before: object, after: object): Promise<unknown> {
    const {native} = this
    if (!native.editPosts) return this.#content
    // Only blogs have posts.
    const [old, current] = [before as DocusaurusBlog, after as DocusaurusBlog]
    const posts = {before: old.blogPosts, after: current.blogPosts}
    const {baseUrl} = this.#settings.site.siteConfig
    const translationFiles = listTitles(old, current)
    const content =
      translationFiles.length > 0
        ? await native.translateContent?.({content: this.#content, translationFiles})
        : this.#content
    return native.editPosts(content, (all) => editPosts(all, posts, baseUrl))
  }

  #adjust(
    routes: readonly Route[],
    {before, after}: {before: object; after: object}
  ): readonly Route[] {
    const {baseUrl} = this.#settings.site.siteConfig
    // The content has the form that `shape` has created.
    if (this.native.name === 'blog') return adjustBlog(routes, after as DocusaurusBlog, baseUrl)
    if (this.native.name !== 'docs') return routes
    const docs = {before: before as DocusaurusDocs, after: after as DocusaurusDocs}
    return adjustDocs(routes, docs, baseUrl)
  }
}
