import type {
  HookTools,
  ChangelogPageProps,
  HtmlTags,
  PluginRoutes,
  Route,
  SiteContext
} from '@lectern/types'
import {type BlogSettings, createBlogRoutes, createFeedTags} from '@lectern/plugin-blog/posts'
import type {SourceFile} from '@lectern/shared/files/source-files'
import type {ChangelogOptions} from './changelog-options.js'
import {createBlogOptions} from './changelog-options.js'
import {compareReleases} from './compare-releases.js'
import {createExtraPage} from './extra-page.js'
import type {ChangelogContent} from './load-changelog.js'

/** Context for creating pages. */
type ChangelogContext = Pick<SiteContext, 'siteConfig'> & Partial<HookTools>

/** Converts changelog options to blog settings. */
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
    // Lists show the description if there is one, because it's shorter than an excerpt.
    showsExcerpt: ({summary}) => summary.hasExcerpt && summary.description === undefined
  }
}

/** Creates the pages of a changelog. */
export function createChangelogRoutes(
  content: ChangelogContent,
  options: ChangelogOptions,
  context: ChangelogContext
): PluginRoutes {
  const settings = adjustForDates(createBlogSettings(options, context), content)
  const created = createBlogRoutes(content, settings)
  const extra = content.pages.map((file) => createPage(file, created.routes, settings))
  return {
    ...created,
    origins: content.origins,
    routes: [
      ...created.routes.map((route) => nameSource(route, content)),
      ...extra.flatMap(({route}) => route ?? [])
    ],
    problems: [...(created.problems ?? []), ...extra.flatMap(({problems}) => problems)]
  }
}

/** Creates the links to a changelog's feeds on every page of a Docusaurus project. */
export function createChangelogTags(
  content: ChangelogContent,
  options: ChangelogOptions,
  context: ChangelogContext
): HtmlTags {
  return createFeedTags(content, adjustForDates(createBlogSettings(options, context), content))
}

/** Disables feeds if some releases have no date, because every feed item needs one. */
function adjustForDates(settings: BlogSettings, {files, origins}: ChangelogContent): BlogSettings {
  const isUndated = files.some(
    ({source}) => origins[source.file] && source.frontMatter.date === undefined
  )
  if (!isUndated) return settings
  return {...settings, isDateOptional: true, options: {...settings.options, feedOptions: false}}
}

/**
 * Sets the source of a release to the changelog file, because authors don't edit the generated
 * file.
 */
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
