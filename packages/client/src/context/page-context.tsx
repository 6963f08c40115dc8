import {createContext, useContext, type ComponentType, type ReactNode} from 'react'
import {addTrailingSlash} from '@lectern/shared/url/url-path'
import type {PageData} from '@lectern/types'
import {trustHtml} from '../browser/trusted-types.js'
import {MissingProviderError} from './missing-provider-error.js'
import {StaticPartsProvider, type StaticParts} from './static-part.js'
import {useSiteData} from './site-context.js'

/** Content of a page, ready for rendering. */
export type LoadedContent =
  | {
      kind: 'static'
      /** `undefined` to keep the server-rendered DOM. */
      html: string | undefined
      /**
       * The server-rendered element, if its DOM is kept. Its HTML is restored if React recreates
       * the element.
       */
      original?: Element
    }
  | {
      kind: 'live'
      component: ComponentType
      /** Parts that the module leaves out. Missing on the server. */
      parts?: StaticParts | undefined
    }

/** A page with everything needed to render it. */
export interface LoadedPage {
  page: PageData
  component: ComponentType<Record<string, unknown>>
  contents: readonly LoadedContent[]
}

/** The current page, for code that must not throw outside of a page. Use the hooks elsewhere. */
export const PageContext = createContext<LoadedPage | undefined>(undefined)

/** Provides the current page to the components inside. */
export function PageProvider({value, children}: {value: LoadedPage; children: ReactNode}) {
  return <PageContext value={value}>{children}</PageContext>
}

function useLoadedPage(hook: string): LoadedPage {
  const loaded = useContext(PageContext)
  if (!loaded) throw new MissingProviderError(hook, 'PageProvider')
  return loaded
}

/** Returns the data of the current page. */
export function usePage(): PageData {
  return useLoadedPage('usePage').page
}

/** Returns the page's route path, decoded and without the base URL. */
export function usePath(): string {
  return useLoadedPage('usePath').page.path
}

/**
 * Returns the path that relative links on a page are resolved against. It ends with a slash if the
 * page's URL does, or if the page is the index of a folder and `trailingSlash` isn't set.
 */
export function relativeBase(page: PageData, trailingSlash: boolean | undefined): string {
  const isFolder = trailingSlash ?? page.isFolder ?? false
  return isFolder ? addTrailingSlash(page.path) : page.path
}

/**
 * Returns `lang` and `dir` for an element that contains one of the page's contents. They're only
 * set if the content isn't localized, and so isn't in the page's language.
 *
 * @param index - Position of the content on the page, 0-based.
 */
export function useContentLanguage(index = 0): {lang?: string; dir?: 'ltr' | 'rtl'} {
  const {i18n} = useSiteData().siteConfig
  if (!useLoadedPage('useContentLanguage').page.contents[index]?.isUntranslated) return {}
  const settings = i18n.localeConfigs[i18n.defaultLocale]
  return {lang: settings?.htmlLang, dir: settings?.direction}
}

/** Renders compiled content of the page. React hydrates live modules, but not static HTML. */
export function PageContent({
  index = 0,
  className
}: {
  /**
   * Position of the content on the page, 0-based.
   *
   * @default 0
   */
  index?: number
  /** Class of the element that contains the content. */
  className?: string
}) {
  const {page, contents} = useLoadedPage('PageContent')
  const language = useContentLanguage(index)
  const content = contents[index]
  if (!content) return null
  if (content.kind === 'live') {
    const Content = content.component
    return (
      <div {...language} className={className} data-live-content={index}>
        <StaticPartsProvider content={index} parts={content.parts}>
          <Content />
        </StaticPartsProvider>
      </div>
    )
  }
  const {html, original} = content
  return (
    <div
      {...language}
      // Each page needs its own node. Otherwise, an unchanged empty string would keep the previous
      // page's DOM.
      key={page.path}
      ref={original && ((element) => restoreContent(element, original))}
      className={className}
      data-static-content={index}
      // Keeps the server's HTML. React doesn't compare the content of these nodes while hydrating,
      // and doesn't write unchanged values.
      dangerouslySetInnerHTML={{__html: html ?? trustHtml('')}}
      suppressHydrationWarning
    />
  )
}

/**
 * Restores content after React has recreated all elements, because hydration failed or the reader
 * retried a crashed page.
 */
function restoreContent(element: Element | null, original: Element): void {
  if (element && element !== original && !element.hasChildNodes()) {
    element.append(...original.cloneNode(true).childNodes)
  }
}
