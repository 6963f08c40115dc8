import {useSiteData} from '@lectern/client'
import {useEffect, useRef} from 'react'
import {localeSite} from '@lectern/shared/url/page-alternates'
import {addTrailingSlash} from '@lectern/shared/url/url-path'
import {useHideOnScroll} from '@lectern/theme/behavior/scroll/use-hide-on-scroll'
import {useLocation} from '../routing/location.js'
import {applyTrailingSlash} from '../utils-common.js'

/** `useHideableNavbar`: whether the navbar is visible. */
export function useHideableNavbar(hideOnScroll: boolean) {
  const navbarRef = useRef<HTMLElement>(null)
  return {navbarRef, isNavbarVisible: !useHideOnScroll(navbarRef, hideOnScroll)}
}

/** `splitNavbarItems`: the left items and the right items. Items without a position are on the right. */
export function splitNavbarItems<Item extends {position?: string}>(
  items: readonly Item[]
): [left: Item[], right: Item[]] {
  const isLeft = ({position}: Item) => position === 'left'
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))]
}

/** `useLockBodyScroll`: prevents the page from scrolling behind a menu. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : ''
    return () => {
      document.body.style.overflow = ''
    }
  }, [lock])
}

/** `useHomePageRoute`: the site's home page. */
export function useHomePageRoute(): {path: string; exact: true} {
  return {path: useSiteData().siteConfig.baseUrl, exact: true}
}

/** `useLocalPathname`: the path without the base URL. */
export function useLocalPathname(): string {
  const {baseUrl} = useSiteData().siteConfig
  return useLocation().pathname.replace(baseUrl, '/')
}

/** `isRegexpStringMatch`: tests a string against a case-insensitive pattern. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
}

/** `useAlternatePageUtils`: URLs of the page in other locales. */
export function useAlternatePageUtils() {
  const {siteConfig} = useSiteData()
  const {baseUrl: ownBaseUrl, trailingSlash} = siteConfig
  const {pathname} = useLocation()
  const path = applyTrailingSlash(pathname, {baseUrl: ownBaseUrl, trailingSlash})
  const rest = path.replace(ownBaseUrl, '')
  return {
    createUrl({locale, fullyQualified}: {locale: string; fullyQualified: boolean}) {
      const {url, baseUrl} = localeSite(locale, siteConfig)
      return `${fullyQualified ? url : ''}${baseUrl}${rest}`
    }
  }
}

/** `isSamePath`: compares two paths without case and trailing slashes. */
export function isSamePath(left: string | undefined, right: string | undefined): boolean {
  return comparable(left) === comparable(right)
}

function comparable(path: string | undefined): string | undefined {
  return path && addTrailingSlash(path).toLowerCase()
}
