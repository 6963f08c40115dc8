import {join} from 'node:path'
import type {MarkdownExtension, Plugin, SiteContext} from '@lectern/types'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {siteFolder} from '@lectern/shared/files/relative-path'
import {writeNewPage} from '@lectern/shared/front-matter/new-page'
import {readMarkdownExtension} from '@lectern/shared/schema/markdown-options'
import {generateFeeds} from './feed/generate-feeds.js'
import {type BlogOptions, parseBlogOptions} from './options/blog-options.js'
import {listBlogStrings, translateBlog} from './options/blog-strings.js'
import {type BlogContent, loadBlog} from './posts/load-blog.js'
import {choosePosts, editPosts} from './posts/process-posts.js'
import {
  type BlogSettings,
  createBlogRoutes,
  createFeedTags,
  createPosts
} from './routes/blog-routes.js'

/** Creates a blog with authors, tags, lists and feeds from a folder of Markdown files. */
export function blogPlugin(context: SiteContext, given: BlogOptions): Plugin<BlogContent> {
  const options = {...given, path: siteFolder(context.siteDir, given.path)}
  const {siteConfig, siteDir} = context
  const localized = localizedFolder(context, {plugin: 'blog', id: options.id})
  const settings: BlogSettings = {
    ...{plugin: 'blog', options, siteConfig, now: context.now},
    showsScheduled: context.mode === 'development'
  }
  return {
    name: 'blog',
    loadContent: async () => processContent(await loadBlog(context, options), settings),
    getTranslationFiles: () => listBlogStrings(options),
    translateContent: ({content, translationFiles}) => translateBlog(content, translationFiles),
    createRoutes: (content, {translate}) => createBlogRoutes(content, {...settings, translate}),
    editPosts: (content, edit) => ({
      ...content,
      created: editPosts(content.created ?? createPosts(content, settings), edit)
    }),
    injectHtmlTags: (content) => createFeedTags(content, settings),
    postBuild: (site) => generateFeeds(site, settings, context),
    extendMarkdown: () => ({
      ...readMarkdownExtension(options),
      removeContentTitle: true,
      truncateMarker: describeMarker(options.truncateMarker)
    }),
    getPageTemplates: () => [
      {
        kind: 'post',
        folder: options.path,
        create: ({title, slug, date}) => ({
          name: `${date}-${slug}.md`,
          text: writeNewPage({title, tags: []}, [
            'Summarize the post in one or two sentences.',
            '<!-- truncate -->',
            'Continue here.'
          ])
        })
      }
    ],
    getPathsToWatch: () => [join(siteDir, options.path), ...(localized ? [localized] : [])]
  }
}

blogPlugin.validateOptions = parseBlogOptions

/**
 * Converts a regular expression to plain data, which can be cached and passed to worker threads.
 */
function describeMarker(marker: RegExp | undefined): MarkdownExtension['truncateMarker'] {
  return marker && {source: marker.source, flags: marker.flags}
}

/** Applies the `processBlogPosts` option. */
async function processContent(content: BlogContent, settings: BlogSettings): Promise<BlogContent> {
  const {processBlogPosts} = settings.options
  if (!processBlogPosts || content.files.length === 0) return content
  const {posts, problems} = createPosts(content, settings)
  return {...content, created: {posts: await choosePosts(posts, processBlogPosts), problems}}
}
