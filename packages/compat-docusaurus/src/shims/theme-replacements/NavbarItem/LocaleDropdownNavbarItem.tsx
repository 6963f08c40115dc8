import {translate, useSiteData} from '@lectern/client'
import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import IconLanguage from '@theme/Icon/Language'
import Dropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem'
import type {ComponentType, ReactNode} from 'react'

// A label can be an element, although it's a string in the configuration.
const LocaleDropdown = Dropdown as ComponentType<{label: ReactNode}>

/** A dropdown with languages, with an icon before its label. */
export default function LocaleDropdownNavbarItem(item: NavbarItemProps) {
  const {siteConfig, currentLocale} = useSiteData()
  const own = item.mobile
    ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})
    : (siteConfig.i18n.localeConfigs[currentLocale]?.label ?? currentLocale)
  const label = (
    <>
      <IconLanguage className="icon-language" />
      {item.label ?? own}
    </>
  )
  return <LocaleDropdown {...item} label={label} />
}
