import {formatPageTitle} from '@lectern/shared/text/page-title'
import {useCallback} from 'react'
import {useSiteData} from '../context/site-context.js'

/**
 * Returns a function that converts a page's title to its document title, such as
 * `Herons | Field Notes`.
 */
export function useTitleFormatter(): (title: string | undefined) => string {
  const {siteConfig} = useSiteData()
  return useCallback((title) => formatPageTitle(title, siteConfig), [siteConfig])
}
