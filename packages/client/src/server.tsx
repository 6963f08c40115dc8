import {createElement, type ComponentType, type ReactNode} from 'react'
import {renderToStaticMarkup, renderToString} from 'react-dom/server'
import {StaticRouter} from 'react-router-dom'
import type {HeadTag, PageData, StaticNode} from '@lectern/types'
import {addSocialDescription} from '@lectern/shared/pages/social-description'
import {addBaseUrl, locationPath} from '@lectern/shared/url/url-path'
import {App, type Shell} from './app/app.js'
import {findThrower, renderWhenReady} from './app/render-when-ready.js'
import type {FormatDate} from './context/date-formats.js'
import {DeclaredIdsProvider} from './context/declared-ids.js'
import {createHeadStore, type HeadStore} from './head/head-store.js'
import {mergeHeadTags} from './head/merge-head-tags.js'
import {renderAttributes, renderHeadTags} from './head/render-head-tags.js'
import {PageProvider, type LoadedContent} from './context/page-context.js'
import {routerBase} from './app/router-base.js'
import {createSiteDates, SiteDataProvider} from './context/site-context.js'

/** Exports of the server bundle for the renderer. */
export interface ServerShell extends Shell {
  /** `@theme/MDXComponents`. Components for static bodies, by tag. */
  components: Readonly<Record<string, ComponentType<Record<string, unknown>>>>
}

/** A page to render, with its modules loaded. */
export interface RenderInput {
  page: PageData
  /** Head tags of the page, outermost level first. */
  head: readonly HeadTag[]
  component: ComponentType<Record<string, unknown>>
  /** HTML of a static content, or the component of a live one. */
  contents: readonly ({html: string} | {component: ComponentType})[]
}

/** The parts of a document that React renders. */
export interface RenderedParts {
  appHtml: string
  /** IDs that components declared with `useDeclareId`. */
  declaredIds: readonly string[]
  headHtml: string
  /** Attributes of `<html>` and `<body>`, each preceded by a space. */
  htmlAttributes: string
  bodyAttributes: string
}

/** Renders pages for the prerenderer. Created once per bundle. */
export interface Renderer {
  /** Renders a static body as HTML with the theme components. */
  renderStaticBody(page: PageData, body: readonly StaticNode[]): string
  /** Renders a page immediately, with fallbacks instead of components that aren't loaded yet. */
  renderPage(input: RenderInput): RenderedParts
  /** Renders a page after its lazy components and its data are loaded. */
  renderLoadedPage(input: RenderInput): Promise<RenderedParts>
  /** Returns the name of the component that throws while rendering, if it can be determined. */
  findThrower(input: RenderInput): Promise<string | undefined>
}

/** Creates the renderer of a site from its shell. */
export function createRenderer(shell: ServerShell): Renderer {
  const formatDate = createSiteDates(shell.site)
  return {
    renderStaticBody: (page, body) =>
      renderToStaticMarkup(
        <SiteDataProvider site={shell.site} formatDate={formatDate}>
          <PageProvider value={{page, component: NoPage, contents: []}}>
            {body.map((node, index) => renderStaticNode(node, index, shell.components))}
          </PageProvider>
        </SiteDataProvider>
      ),
    renderPage(input) {
      const {tree, readParts} = preparePage({...shell, formatDate}, input)
      return readParts(renderToString(tree))
    },
    async renderLoadedPage(input) {
      const {tree, readParts} = preparePage({...shell, formatDate}, input)
      return readParts(await renderWhenReady(tree))
    },
    findThrower: async (input) =>
      findThrower(createTree({...shell, formatDate}, input, createHeadStore(input.head)))
  }
}

function NoPage() {
  return null
}

function renderStaticNode(
  node: StaticNode,
  key: number,
  components: ServerShell['components']
): ReactNode {
  if (typeof node === 'string') return node
  const {tag, props, html, children, isPlain} = node
  const type = isPlain ? tag : (components[tag] ?? tag)
  const own = html === undefined ? props : {...props, dangerouslySetInnerHTML: {__html: html}}
  const inner = children?.map((child, index) => renderStaticNode(child, index, components))
  return createElement(type, {...own, key}, ...(inner ?? []))
}

type PageShell = ServerShell & {formatDate: FormatDate}

function createTree(shell: PageShell, input: RenderInput, headStore: HeadStore): ReactNode {
  const {baseUrl, trailingSlash} = shell.site.siteConfig
  const contents = input.contents.map(
    (content): LoadedContent =>
      'html' in content ? {kind: 'static', html: content.html} : {kind: 'live', ...content}
  )
  // As in the browser, so that code that reads the location renders the same.
  const location = encodeURI(locationPath(input.page, trailingSlash))
  return (
    <StaticRouter basename={routerBase(baseUrl)} location={addBaseUrl(location, baseUrl)}>
      <App
        shell={shell}
        formatDate={shell.formatDate}
        loaded={{page: asSent(input.page, shell), component: input.component, contents}}
        location={location}
        headStore={headStore}
        pageTags={[]}
      />
    </StaticRouter>
  )
}

/**
 * Returns a page as the browser receives it, without the fields that JSON leaves out. Only components
 * of Docusaurus projects list the fields of props.
 */
function asSent(page: PageData, {site}: PageShell): PageData {
  if (site.siteConfig.themeConfig.compatibility !== 'docusaurus') return page
  return {...page, props: JSON.parse(JSON.stringify(page.props)) as PageData['props']}
}

/** A page's tree, and a function that returns the page's parts after the tree is rendered. */
interface PreparedPage {
  tree: ReactNode
  readParts(appHtml: string): RenderedParts
}

function preparePage(shell: PageShell, input: RenderInput): PreparedPage {
  const headStore = createHeadStore(input.head)
  const ids = new Set<string>()
  return {
    tree: (
      <DeclaredIdsProvider ids={ids}>{createTree(shell, input, headStore)}</DeclaredIdsProvider>
    ),
    readParts(appHtml) {
      const tags = mergeHeadTags([input.head, addSocialDescription(headStore.read())])
      return {
        appHtml,
        declaredIds: [...ids],
        headHtml: renderHeadTags(tags),
        htmlAttributes: renderAttributes(tags.find(({tag}) => tag === 'html')?.attributes),
        bodyAttributes: renderAttributes(tags.find(({tag}) => tag === 'body')?.attributes)
      }
    }
  }
}
