import {translate, usePage, usePath, useSiteData} from '@lectern/client'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import type {MouseEvent} from 'react'
import {localeUrl} from '../../behavior/navbar/locale-url.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/**
 * A dropdown that links to the current page in other languages, at the same position. If a language
 * doesn't have the page, it links to the nearest page.
 */
export default function LocaleDropdownNavbarItem({
  dropdownItemsBefore = [],
  dropdownItemsAfter = [],
  queryString = '',
  ...item
}: NavbarItemProps) {
  const {siteConfig, currentLocale} = useSiteData()
  const {locales, localeConfigs} = siteConfig.i18n
  const path = usePath()
  const {missingLocales = {}} = usePage()
  const query = new URLSearchParams(queryString).toString()
  const labelOf = (locale: string) => localeConfigs[locale]?.label ?? locale
  const links = locales.map(
    (locale): NavbarItemProps => ({
      label: labelOf(locale),
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      // Each language is a separate site, so this needs a full page load.
      to: `pathname://${localeUrl(missingLocales[locale] ?? path, locale, siteConfig)}${query && `?${query}`}`,
      autoAddBaseUrl: false,
      isActive: locale === currentLocale,
      onClick: (event) => keepScrollPosition(event, queryString)
    })
  )
  return (
    <DropdownNavbarItem
      {...item}
      label={
        item.label ??
        (item.mobile
          ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})
          : labelOf(currentLocale))
      }
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
    />
  )
}

/**
 * Adds the page's query and hash on click, because they're known only in the browser and can change
 * without navigation.
 */
function keepScrollPosition(
  {currentTarget}: MouseEvent<HTMLAnchorElement>,
  queryString: string
): void {
  const url = new URL(currentTarget.href)
  const query = new URLSearchParams(location.search)
  for (const [name, value] of new URLSearchParams(queryString)) query.set(name, value)
  url.search = query.toString()
  url.hash = location.hash
  currentTarget.href = url.href
}
