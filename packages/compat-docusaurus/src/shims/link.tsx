import {Link, type LinkProps, useSiteData} from '@lectern/client'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {isActiveItem} from '@lectern/theme/behavior/navbar/active-path'
import {useHydratedLocation} from './routing/location.js'
import {type IsActive, matchTarget} from './routing/match-target.js'

/** Props of Docusaurus's `<Link>`. Props that have no effect in Lectern aren't passed to the anchor. */
export interface Props extends Omit<LinkProps, 'isActive'> {
  autoAddBaseUrl?: boolean
  exact?: boolean
  /** Decides whether a navigation link is active. */
  isActive?: IsActive
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
export default function DocusaurusLink({isActive, ...props}: Props) {
  if (!isActive || !props.isNavLink) return <AdaptedLink {...props} />
  return <ControlledLink {...props} isActive={isActive} />
}

/** A navigation link whose state the site's code decides. It rerenders when the location changes. */
function ControlledLink({isActive, ...props}: Props & {isActive: IsActive}) {
  const {baseUrl} = useSiteData().siteConfig
  const location = useHydratedLocation()
  const target = props.to ?? props.href ?? ''
  const match = matchTarget(target, location.pathname, {baseUrl, exact: props.exact})
  const active = isActive(match, location)
  return <AdaptedLink {...props} isActive={() => active} />
}

function AdaptedLink({
  autoAddBaseUrl = true,
  exact = false,
  isActive,
  activeStyle: _style,
  'data-noBrokenLinkCheck': isUnchecked,
  parentKey: _parentKey,
  siblings: _siblings,
  ...attributes
}: Omit<Props, 'isActive'> & Pick<LinkProps, 'isActive'>) {
  const {baseUrl} = useSiteData().siteConfig
  // The check of broken links leaves out links with this attribute.
  const link = isUnchecked ? {...attributes, 'data-unchecked': ''} : attributes
  const target = link.to ?? link.href
  if (target === undefined) return <Link {...link} />
  const bare = target.replace(/^pathname:\/\//, '')
  const path = autoAddBaseUrl && baseUrl !== '/' ? (removeBaseUrl(bare, baseUrl) ?? bare) : bare
  const to = bare !== target || !autoAddBaseUrl ? `pathname://${path}` : path
  const isActivePath = (_match: unknown, {pathname}: {pathname: string}) =>
    isActiveItem({to: path}, pathname)
  return (
    <Link
      {...link}
      to={to}
      href={undefined}
      autoAddBaseUrl={autoAddBaseUrl}
      isActive={isActive ?? (exact ? undefined : isActivePath)}
    />
  )
}
