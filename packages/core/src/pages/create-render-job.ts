import type {Bundles, ContentRef, HeadTag, Route, SiteConfig} from '@lectern/types'
import {contentEntry} from '@lectern/bundler/content-entry'
import type {RenderContent, RenderJob} from '@lectern/prerender'
import type {TokenValues} from '@lectern/shared/content-token'
import type {CompiledContent} from '../content/compiled-content.js'
import {outputFile} from './output-file.js'
import {createPageHead} from './page-head.js'

/** What the jobs of all pages have in common. */
export interface RenderJobSettings {
  contents: ReadonlyMap<string, CompiledContent>
  tokens: ReadonlyMap<string, TokenValues>
  bundles: Bundles
  siteConfig: SiteConfig
  pluginTags: readonly HeadTag[]
  generator: string
}

/** Describe a page to the renderer: all that decides its bytes, and nothing else. */
export function createRenderJob(route: Route, settings: RenderJobSettings): RenderJob {
  const {bundles, siteConfig} = settings
  const {htmlLang, direction} = siteConfig.i18n.localeConfigs[siteConfig.i18n.defaultLocale] ?? {
    htmlLang: siteConfig.i18n.defaultLocale,
    direction: 'ltr' as const
  }
  const contents = route.contents.map((reference) => createContent(reference, settings))
  const component = need(bundles.modules[route.component], route.component)
  const entries = [
    route.component,
    ...route.contents.flatMap((reference, index) =>
      contents[index]?.clientModule ? [entryOf(reference, settings)] : []
    )
  ]
  const modules = entries.map((entry) => need(bundles.modules[entry], entry))
  const features = route.contents.flatMap(
    ({source}) => settings.contents.get(source)?.features ?? []
  )
  const styles = unique([
    ...modules.flatMap((module) => module.styles),
    ...features.flatMap((feature) => bundles.featureStyles[feature] ?? [])
  ])
  return {
    page: {
      client: bundles.clientId,
      path: route.path,
      component: route.component,
      module: component.url,
      props: route.props,
      styles
    },
    head: createPageHead(route, siteConfig, settings.pluginTags),
    contents,
    serverModule: need(bundles.server.modules[route.component], route.component),
    script: bundles.main.url,
    preloads: unique([
      ...bundles.main.imports,
      ...modules.flatMap(({url, imports}) => [url, ...imports])
    ]),
    styles: unique([...bundles.main.styles, ...styles]),
    baseUrl: siteConfig.baseUrl,
    lang: htmlLang,
    direction,
    generator: settings.generator,
    outFile: outputFile(route.path, siteConfig.trailingSlash),
    source: route.source
  }
}

function createContent(reference: ContentRef, settings: RenderJobSettings): RenderContent {
  const {source} = reference
  const content = need(settings.contents.get(source), source)
  const base = {
    record: content.key,
    excerpt: Boolean(reference.excerpt) && content.hasExcerpt,
    tokens: need(settings.tokens.get(source), source)
  }
  if (content.kind === 'static') return base
  const entry = entryOf(reference, settings)
  return {
    ...base,
    serverModule: need(settings.bundles.server.modules[entry], entry),
    clientModule: need(settings.bundles.modules[entry], entry).url
  }
}

function entryOf({source, excerpt}: ContentRef, {contents}: RenderJobSettings): string {
  return contentEntry(source, Boolean(excerpt) && Boolean(contents.get(source)?.hasExcerpt))
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The build lost ${name} between two stages.`)
  return value
}
