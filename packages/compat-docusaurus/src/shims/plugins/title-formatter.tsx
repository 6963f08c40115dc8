import {Head, usePage, usePageTags, useSiteData} from '@lectern/client'
import {formatPageTitle, type SiteTitle} from '@lectern/shared/text/page-title'
import type {PluginRef} from '@lectern/types'
import {createContext, type ReactNode, useContext} from 'react'
import {toDocusaurusPlugin} from './plugin-names.js'

/** Values that a title formatter can use. */
interface TitleParameters {
  title?: string
  siteTitle: string
  titleDelimiter: string
  /** Plugin that created the page. */
  plugin: PluginRef
}

type DefaultFormatter = (parameters: Omit<TitleParameters, 'plugin'>) => string

/** Returns the document title of a page. */
export type TitleFormatter = (
  parameters: TitleParameters & {defaultFormatter: DefaultFormatter}
) => string

const formatDefault: DefaultFormatter = ({title, siteTitle, titleDelimiter}) =>
  formatPageTitle(title, {title: siteTitle, titleDelimiter})

const FormatterContext = createContext<TitleFormatter>(formatDefault)

/** `TitleFormatterProvider`: formats the titles of all pages. */
export function TitleFormatterProvider({
  formatter,
  children
}: {
  formatter: TitleFormatter
  children?: ReactNode
}) {
  return (
    <FormatterContext value={formatter}>
      <PageTitle />
      {children}
    </FormatterContext>
  )
}

/** `useTitleFormatter`: returns a function that formats page titles. */
export function useTitleFormatter(): {format(title?: string): string} {
  const formatter = useContext(FormatterContext)
  const {title: siteTitle, titleDelimiter} = useSiteData().siteConfig
  const plugin = toDocusaurusPlugin(usePage().plugin)
  const site = {siteTitle, titleDelimiter, plugin, defaultFormatter: formatDefault}
  return {format: (title) => formatter({...site, title})}
}

/** Formats the title that a page has without components. In the browser, it's already formatted. */
function PageTitle() {
  const {format} = useTitleFormatter()
  const {siteConfig} = useSiteData()
  const pageTags = usePageTags() ?? []
  const title = pageTags.findLast(({tag}) => tag === 'title')?.content
  const own = title && withoutSite(title, siteConfig)
  return <Head>{own && renderTitle(format(own))}</Head>
}

/** Returns the tags of a document title. */
export function renderTitle(title: string): ReactNode {
  return [<title key="title">{title}</title>, <meta key="og" property="og:title" content={title} />]
}

/** Removes the site's title from a document title. Returns nothing if the page has no title. */
function withoutSite(title: string, site: SiteTitle): string | undefined {
  const ending = formatPageTitle('-', site).slice(1)
  return title.endsWith(ending) ? title.slice(0, -ending.length) : undefined
}
