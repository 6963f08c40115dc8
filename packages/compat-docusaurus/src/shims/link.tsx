import {Link, type LinkProps, useSiteData} from '@lectern/client'
import {addBaseUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import {isActiveItem} from '@lectern/theme/behavior/navbar/active-path'

/** Props of Docusaurus's `<Link>`. Props that have no effect in Lectern aren't passed to the anchor. */
export interface Props extends LinkProps {
  autoAddBaseUrl?: boolean
  exact?: boolean
  activeStyle?: unknown
  'data-noBrokenLinkCheck'?: boolean
  /** Props of sidebar categories that swizzled components pass on to links. */
  parentKey?: string
  siblings?: readonly string[]
}

/**
 * `@docusaurus/Link`: accepts paths with the base URL, because Docusaurus's data includes it. Unless
 * it's `exact`, a navigation link is also active on pages below its own.
 */
export default function DocusaurusLink({
  autoAddBaseUrl = true,
  exact = false,
  isActive,
  activeStyle: _style,
  'data-noBrokenLinkCheck': isUnchecked,
  parentKey: _parentKey,
  siblings: _siblings,
  ...attributes
}: Props) {
  const {baseUrl} = useSiteData().siteConfig
  // The check of broken links leaves out links with this attribute.
  const link = isUnchecked ? {...attributes, 'data-unchecked': ''} : attributes
  const target = link.to ?? link.href
  if (target === undefined) return <Link {...link} />
  const bare = target.replace(/^pathname:\/\//, '')
  const path = autoAddBaseUrl && baseUrl !== '/' ? (removeBaseUrl(bare, baseUrl) ?? bare) : bare
  const to = bare !== target || !autoAddBaseUrl ? `pathname://${path}` : path
  const isActivePath = (match: unknown, {pathname}: {pathname: string}) =>
    isActive
      ? isActive(match, {pathname: addBaseUrl(pathname, baseUrl)})
      : isActiveItem({to: path}, pathname)
  return (
    <Link
      {...link}
      to={to}
      href={undefined}
      autoAddBaseUrl={autoAddBaseUrl}
      isActive={isActive || !exact ? isActivePath : undefined}
    />
  )
}
