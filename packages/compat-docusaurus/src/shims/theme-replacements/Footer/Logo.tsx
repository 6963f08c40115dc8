import {Link, useSiteData} from '@lectern/client'
import {isExternalUrl, joinRoutePath} from '@lectern/shared/url/url-path'
import type {LogoConfig} from '@lectern/types'
import ThemedImage from '@theme/ThemedImage'

/** The logo in the footer, in its own size. It's only a link if the configuration has a URL. */
export default function FooterLogo({logo}: {logo: LogoConfig}) {
  const {title} = useSiteData().siteConfig
  const {src, srcDark, href, target} = logo
  const image = (
    <ThemedImage
      sources={{light: fromRoot(src), dark: srcDark && fromRoot(srcDark)}}
      // A link without a name isn't accessible.
      alt={logo.alt ?? (href === undefined ? '' : title)}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      className={['footer__logo', logo.className].filter(Boolean).join(' ')}
    />
  )
  if (href === undefined) return <div className="margin-bottom--sm">{image}</div>
  return (
    <div className="margin-bottom--sm">
      <Link to={href} target={target ?? (isExternalUrl(href) ? '_blank' : undefined)}>
        {image}
      </Link>
    </div>
  )
}

function fromRoot(src: string): string {
  return isExternalUrl(src) ? src : joinRoutePath(src)
}
