import {Link, useSiteData, useThemeConfig} from '@lectern/client'
import {isExternalUrl, joinRoutePath} from '@lectern/shared/url/url-path'
import type {LogoConfig, ThemeConfig} from '@lectern/types'
import ThemedImage from '@theme/ThemedImage'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/Logo`. */
export interface LogoProps {
  logo?: LogoConfig
  title?: string
  className?: string
  imageClassName?: string
  titleClassName?: string
}

/**
 * Image and name that link to the home page or the configured URL. Defaults to the navbar's logo
 * and title. Renders nothing if neither is set.
 */
export default function Logo({className, imageClassName, titleClassName, ...own}: LogoProps) {
  const {navbar} = useThemeConfig<ThemeConfig>()
  const {logo, title} = own.logo || own.title ? own : navbar
  const site = useSiteData().siteConfig
  // A link without a name isn't accessible.
  if (!logo && !title) return null
  const href = logo?.href ?? '/'
  const target = logo?.target ?? (isExternalUrl(href) ? '_blank' : undefined)
  return (
    <Link to={href} target={target} className={joinClasses(className, logo?.className)}>
      {logo && (
        <ThemedImage
          sources={{light: fromRoot(logo.src), dark: logo.srcDark && fromRoot(logo.srcDark)}}
          alt={createAlt(logo.alt, title, site.title)}
          width={logo.width ?? (logo.height === undefined ? 32 : undefined)}
          height={logo.height ?? (logo.width === undefined ? 32 : undefined)}
          style={logo.style}
          className={imageClassName}
        />
      )}
      {title && <b className={joinClasses('navbar__title', titleClassName)}>{title}</b>}
    </Link>
  )
}

/** Returns the alt text. It's empty next to a title, because the image then adds no information. */
function createAlt(alt: string | undefined, title: string | undefined, siteTitle: string): string {
  if (!title) return alt || siteTitle
  return alt === undefined || title.toLowerCase().includes(alt.toLowerCase()) ? '' : alt
}

/**
 * Adds a leading slash to paths of static files. Without it, the path would be relative to the
 * page's folder.
 */
function fromRoot(src: string): string {
  return isExternalUrl(src) ? src : joinRoutePath(src)
}
