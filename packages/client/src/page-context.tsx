import {createContext, useContext, type ComponentType, type ReactNode} from 'react'
import type {PageData} from '@lectern/types'
import {MissingProviderError} from './missing-provider-error.js'

/** One content of a page, ready to be shown. */
export type LoadedContent =
  /** `html` is `undefined` when the server's DOM is to be kept as it is. */
  {kind: 'static'; html: string | undefined} | {kind: 'live'; component: ComponentType}

/** A page with everything that showing it needs. */
export interface LoadedPage {
  page: PageData
  component: ComponentType<Record<string, unknown>>
  contents: readonly LoadedContent[]
}

const PageContext = createContext<LoadedPage | undefined>(undefined)

/** Gives every component below it the page that is shown. */
export function PageProvider({value, children}: {value: LoadedPage; children: ReactNode}) {
  return <PageContext value={value}>{children}</PageContext>
}

function useLoadedPage(hook: string): LoadedPage {
  const loaded = useContext(PageContext)
  if (!loaded) throw new MissingProviderError(hook, 'PageProvider')
  return loaded
}

/** Data of the page that is shown. */
export function usePage(): PageData {
  return useLoadedPage('usePage').page
}

/** Route path of the page that is shown: decoded, without base URL. */
export function usePath(): string {
  return usePage().path
}

/**
 * Shows compiled content number `index` of the page: its static HTML, which React leaves alone, or
 * its live module.
 */
export function PageContent({index = 0, className}: {index?: number; className?: string}) {
  const {page, contents} = useLoadedPage('PageContent')
  const content = contents[index]
  if (!content) return null
  if (content.kind === 'live') {
    const Content = content.component
    return (
      <div className={className}>
        <Content />
      </div>
    )
  }
  return (
    <div
      // Another page is another node: an unchanged empty string would keep the old page's DOM.
      key={page.path}
      className={className}
      data-static-content={index}
      // The server's HTML stays: React does not compare the inside of such a node while hydrating,
      // and an unchanged value is not written again.
      dangerouslySetInnerHTML={{__html: content.html ?? ''}}
      suppressHydrationWarning
    />
  )
}
