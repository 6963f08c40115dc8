import type {
  DocsLayoutProps,
  DocTagDocListPageProps,
  DocTagsListPageProps,
  Pagination,
  Route
} from '@lectern/types'
import {compareLabels} from '@lectern/shared/text/compare-labels'
import {describeList} from '@lectern/shared/text/describe-list'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {createPageHead, type PageHeadInput} from '@lectern/shared/pages/page-head'
import {createPluralRules, selectPluralForm} from '@lectern/shared/text/plural-form'
import {putValues} from '@lectern/shared/front-matter/text-values'
import type {TagGroup} from '@lectern/shared/pages/tag-groups'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {Doc} from '../docs/doc.js'
import {createLayoutProps} from '../site/docs-layout.js'
import type {DocsSite, ResolvedVersion} from '../site/docs-site.js'
import {createVersionHead} from '../site/version-head.js'
import {pathKey} from '../site/version-links.js'

/** Number of docs on each page of a tag. */
const DOCS_PER_PAGE = 200

/** Lists the route paths of all pages that `createTagRoutes` creates. */
export function listTagPaths({tags, version}: Pick<ResolvedVersion, 'tags' | 'version'>): string[] {
  return tags.length === 0 ? [] : [version.tagsPath, ...tags.flatMap(listPagePaths)]
}

function listPagePaths({tag, pages}: TagGroup<Doc>): string[] {
  const count = Math.ceil(pages.length / DOCS_PER_PAGE)
  const others = Array.from({length: count - 1}, (_, index) => String(index + 2))
  return [tag.path, ...others.map((page) => joinRoutePath(tag.path, 'page', page))]
}

/** Creates the list of tags and the pages of each tag. Returns no routes if there are no tags. */
export function createTagRoutes(site: DocsSite): Route[] {
  const {tags, version, options} = site
  if (tags.length === 0) return []
  const listed = tags.filter(({isUnlisted}) => !isUnlisted)
  const props: Omit<DocTagsListPageProps, keyof DocsLayoutProps> = {
    tags: listed.map(({tag, pages}) => ({...tag, count: pages.length}))
  }
  const list = {
    ...{path: version.tagsPath, component: options.docTagsListComponent, props},
    pageClass: 'docs-tags-list-page'
  }
  const description = describeList(
    listed.map(({tag}) => tag.label),
    site.siteConfig
  )
  const title = site.translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})
  const head = {title, description, unlisted: listed.length === 0}
  return [createRoute(list, head, site), ...tags.flatMap((group) => createTagPages(group, site))]
}

function createTagPages(group: TagGroup<Doc>, site: DocsSite): Route[] {
  const {tag, pages, isUnlisted} = group
  const docs = pages
    .map(({title, permalink, description}) => ({path: permalink, label: title, description}))
    .sort((left, right) => compareLabels(left.label, right.label))
  const heading = createHeading(group, site)
  const paths = listPagePaths(group)
  return paths.map((path, index) => {
    const props: Omit<DocTagDocListPageProps, keyof DocsLayoutProps> = {
      tag: {...tag, count: pages.length},
      allTagsPath: site.version.tagsPath,
      docs: docs.slice(index * DOCS_PER_PAGE, (index + 1) * DOCS_PER_PAGE),
      pagination: createPagination(paths, index, docs.length)
    }
    const description =
      tag.description ??
      describeList(
        props.docs.map((doc) => doc.label),
        site.siteConfig
      )
    const numbered = {id: 'theme.common.titleWithPage', message: '{title} – Page {page}'}
    const page = index + 1
    const title = page > 1 ? site.translate(numbered, {title: heading, page}) : heading
    return createRoute(
      {
        ...{path, component: site.options.docTagDocListComponent, props},
        pageClass: 'docs-tags-doc-list-page'
      },
      {title, description, unlisted: isUnlisted},
      site
    )
  })
}

/** Returns the translated heading of a tag's pages. */
function createHeading({tag, pages}: TagGroup<Doc>, {translate, siteConfig}: DocsSite): string {
  const forms = translate({
    id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    message: 'One doc tagged|{count} docs tagged'
  })
  const count = pages.length
  const rules = createPluralRules(siteConfig.i18n.currentLocale)
  const nDocsTagged = putValues(selectPluralForm(rules, count, forms), {count})
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged, tagName: tag.label}
  )
}

function createPagination(
  paths: readonly string[],
  index: number,
  count: number
): Pagination | undefined {
  if (paths.length === 1) return undefined
  const [previousPath, nextPath] = [paths[index - 1], paths[index + 1]]
  return {page: index + 1, pageCount: paths.length, postCount: count, previousPath, nextPath}
}

/** A tag page, without the fields that all tag pages share. */
interface TagPage {
  path: string
  component: string
  props: object
  /** CSS class of the page type. */
  pageClass: string
}

/** Creates the layout of a tag page. In Docusaurus projects, it has no version banner and badge. */
function createTagLayout(site: DocsSite, page: {path: string; key: string}): DocsLayoutProps {
  const layout = createLayoutProps(site, page, undefined)
  if (site.siteConfig.compatibility !== 'docusaurus') return layout
  return {...layout, version: {...layout.version, banner: undefined, badge: false}}
}

function createRoute(
  {path, component, props, pageClass}: TagPage,
  head: PageHeadInput,
  site: DocsSite
): Route {
  const key = pathKey(path, site.version.routePath)
  return {
    path,
    component,
    props: toJsonObject({...createTagLayout(site, {path, key}), ...props}),
    contents: [],
    head: [...createPageHead(head, site.siteConfig), ...createVersionHead(key, pageClass, site)],
    plugin: site.plugin
  }
}
