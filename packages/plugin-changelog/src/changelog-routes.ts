import type {HookTools, ChangelogPageProps, PluginRoutes, Route, SiteContext} from '@lectern/types'
import {type BlogSettings, createBlogRoutes} from '@lectern/plugin-blog/posts'
import type {SourceFile} from '@lectern/shared/files/source-files'
import type {ChangelogOptions} from './changelog-options.js'
import {createBlogOptions} from './changelog-options.js'
import {compareReleases} from './compare-releases.js'
import {createExtraPage} from './extra-page.js'
import type {ChangelogContent} from './load-changelog.js'

/** Inputs of pages in addition to options and content. */
type ChangelogContext = Pick<SiteContext, 'siteConfig'> & Partial<HookTools>

/** Options for creating the pages of a changelog, based on a blog's. */
export function createBlogSettings(
  options: ChangelogOptions,
  {siteConfig, translate}: ChangelogContext
): BlogSettings {
  return {
    plugin: 'changelog',
    options: createBlogOptions(options),
    siteConfig,
    translate,
    compare: compareReleases,
    // The description of a release is shorter than its beginning.
    showsExcerpt: ({summary}) => summary.hasExcerpt && summary.description === undefined
  }
}

/** Turns a changelog into its pages. */
export function createChangelogRoutes(
  content: ChangelogContent,
  options: ChangelogOptions,
  context: ChangelogContext
): PluginRoutes {
  const settings = settleDates(createBlogSettings(options, context), content)
  const made = createBlogRoutes(content, settings)
  const extra = content.pages.map((file) => createPage(file, made.routes, settings))
  return {
    ...made,
    origins: content.origins,
    routes: [
      ...made.routes.map((route) => nameSource(route, content)),
      ...extra.flatMap(({route}) => route ?? [])
    ],
    problems: [...(made.problems ?? []), ...extra.flatMap(({problems}) => problems)]
  }
}

/** Without dates there is nothing that a feed could tell as new. */
function settleDates(settings: BlogSettings, {files, origins}: ChangelogContent): BlogSettings {
  const isUndated = files.some(
    ({source}) => origins[source.file] && source.frontMatter.date === undefined
  )
  if (!isUndated) return settings
  return {...settings, isDateOptional: true, options: {...settings.options, feedOptions: false}}
}

/** Authors edit the changelog, and not the part that was cut out of it. */
function nameSource(route: Route, {origins}: ChangelogContent): Route {
  const origin = origins[route.source ?? '']
  return origin ? {...route, source: origin.file, isSourcePage: false} : route
}

function createPage(file: SourceFile, routes: readonly Route[], settings: BlogSettings) {
  const layout = routes[0]?.props as Partial<ChangelogPageProps> | undefined
  return createExtraPage(file, {
    ...settings,
    sidebar: layout?.sidebar ?? {title: settings.options.blogSidebarTitle, items: []}
  })
}
