import {dirname, join} from 'node:path'
import type {Plugin, SiteContext} from '@lectern/types'
import {listBlogStrings, generateFeeds, translateBlog} from '@lectern/plugin-blog/posts'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {readMarkdownExtension} from '@lectern/shared/schema/markdown-options'
import {
  type ChangelogOptions,
  createBlogOptions,
  isOneFile,
  parseChangelogOptions
} from './changelog-options.js'
import {createBlogSettings, createChangelogRoutes, createChangelogTags} from './changelog-routes.js'
import {type ChangelogContent, loadChangelog} from './load-changelog.js'

/** Creates a page for each release in `CHANGELOG.md` or in a folder of Markdown files. */
export function changelogPlugin(
  context: SiteContext,
  options: ChangelogOptions
): Plugin<ChangelogContent> {
  const {siteDir} = context
  const path = join(siteDir, options.path)
  const localized = localizedFolder(context, {plugin: 'changelog', id: options.id})
  return {
    name: 'changelog',
    loadContent: () => loadChangelog(context, options),
    getTranslationFiles: () => listBlogStrings(createBlogOptions(options)),
    translateContent: ({content, translationFiles}) => translateBlog(content, translationFiles),
    createRoutes: (content, tools) =>
      createChangelogRoutes(content, options, {...context, ...tools}),
    injectHtmlTags: (content) => createChangelogTags(content, options, context),
    postBuild: (site) => generateFeeds(site, createBlogSettings(options, context), context),
    extendMarkdown: () => ({
      ...readMarkdownExtension(options),
      removeContentTitle: true,
      repository: options.repository
    }),
    getPathsToWatch: () => [
      path,
      ...(isOneFile(options) ? [join(dirname(path), options.authorsMapPath)] : []),
      ...(localized ? [localized] : [])
    ]
  }
}

changelogPlugin.validateOptions = parseChangelogOptions
