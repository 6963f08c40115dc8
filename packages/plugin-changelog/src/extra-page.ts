import type {BlogSidebarProps, ChangelogPageProps, Route, SiteProblem} from '@lectern/types'
import {type BlogSettings, postFrontMatterSchema} from '@lectern/plugin-blog/posts'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {findLastUpdate} from '@lectern/shared/files/last-update'
import {createPostDisplay} from '@lectern/shared/front-matter/page-display'
import {createPageHead} from '@lectern/shared/pages/page-head'
import {parseDate} from '@lectern/shared/text/parse-date'
import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import {refToSource, type SourceFile} from '@lectern/shared/files/source-files'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import {nameOf} from './release-files.js'

interface ExtraPageSettings extends BlogSettings {
  sidebar: BlogSidebarProps
}

/**
 * Creates a page that isn't a release, such as a migration guide. The date is optional. Returns no
 * route for a draft.
 */
export function createExtraPage(
  sourceFile: SourceFile,
  {options, plugin, sidebar, siteConfig}: ExtraPageSettings
): {route?: Route; problems: readonly SiteProblem[]} {
  const {file, source, change} = sourceFile
  const {value: frontMatter, problems} = checkFrontMatter(postFrontMatterSchema, source)
  if (frontMatter.draft) return {problems: []}
  const blogPath = joinRoutePath(options.routeBasePath)
  const path = joinRoutePath(blogPath, frontMatter.slug ?? nameOf(file))
  const title = frontMatter.title ?? source.contentTitle ?? nameOf(file)
  const update = findLastUpdate(frontMatter.last_update, change, options)
  const props: ChangelogPageProps = {
    blogTitle: options.blogTitle,
    blogPath,
    sidebar,
    post: {
      id: nameOf(file),
      title,
      path,
      date: parseDate(frontMatter.date ?? ''),
      hasExcerpt: false,
      description: frontMatter.description,
      authors: [],
      tags: [],
      unlisted: frontMatter.unlisted,
      ...update.shown,
      ...createPostDisplay(frontMatter, source),
      showReadingTime: false
    }
  }
  const head = createPageHead({...frontMatter, title: frontMatter.title_meta ?? title}, siteConfig)
  const route: Route = {
    path,
    component: options.blogPostComponent,
    props: toJsonObject(props),
    contents: [refToSource(sourceFile)],
    head,
    plugin: {name: plugin, id: options.id},
    source: source.file,
    original: sourceFile.original,
    lastUpdatedAt: update.date,
    isSourcePage: true
  }
  return {route, problems: [...source.problems, ...problems]}
}
