import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import Logo from '@theme/Logo'

/** Logo and name of the site at the start of the navbar. */
export default function NavbarLogo() {
  const {logo, title} = useThemeConfig<ThemeConfig>().navbar
  return <Logo logo={logo} title={title} className="navbar__brand" imageClassName="navbar__logo" />
}
