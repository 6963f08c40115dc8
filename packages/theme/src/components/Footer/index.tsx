import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import FooterCopyright from '@theme/Footer/Copyright'
import FooterLayout from '@theme/Footer/Layout'
import FooterLinks from '@theme/Footer/Links'
import FooterLogo from '@theme/Footer/Logo'

/**
 * The footer of every page: links, logo and copyright. Renders nothing if no footer is configured.
 */
export default function Footer() {
  const {footer} = useThemeConfig<ThemeConfig>()
  if (!footer) return null
  const {style, links, logo, copyright} = footer
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  )
}
