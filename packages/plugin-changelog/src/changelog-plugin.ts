import {dirname, join} from 'node:path'
import type {Plugin, SiteContext} from '@lectern/types'
import {makeFeeds} from '@lectern/plugin-blog/posts'
import {readMarkdownExtension} from '@lectern/shared/markdown-options'
import {type ChangelogOptions, isOneFile, parseChangelogOptions} from './changelog-options.js'
import {createBlogSettings, createChangelogRoutes} from './changelog-routes.js'
import {type ChangelogContent, loadChangelog} from './load-changelog.js'

/** Release notes from one `CHANGELOG.md` or from a folder, with a page for each release. */
export function changelogPlugin(
  context: SiteContext,
  options: ChangelogOptions
): Plugin<ChangelogContent> {
  const {siteConfig, siteDir} = context
  const path = join(siteDir, options.path)
  return {
    name: 'changelog',
    loadContent: () => loadChangelog(context, options),
    createRoutes: (content) => createChangelogRoutes(content, options, siteConfig),
    postBuild: (site) => makeFeeds(site, createBlogSettings(options, siteConfig), context),
    extendMarkdown: () => ({
      ...readMarkdownExtension(options),
      repository: options.repository
    }),
    getPathsToWatch: () =>
      isOneFile(options) ? [path, join(dirname(path), options.authorsMapPath)] : [path]
  }
}

changelogPlugin.validateOptions = parseChangelogOptions
