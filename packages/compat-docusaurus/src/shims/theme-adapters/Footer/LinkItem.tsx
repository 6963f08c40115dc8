import {Link} from '@lectern/client'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {FooterLinkConfig} from '@lectern/types'
import IconExternalLink from '@theme/Icon/ExternalLink'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'

interface Props {
  item: FooterLinkConfig
}

/** `Footer/LinkItem`: a list item in Lectern, a link in Docusaurus. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  if (isOwn) return LinkOnly
  return function Adapted(props: Props) {
    const {html} = props.item
    return html ? (
      <li className="footer__item" {...innerHtml(html)} />
    ) : (
      <li className="footer__item">
        <Component {...props} />
      </li>
    )
  }
}

/** The link without its list item, which the site's component renders. */
function LinkOnly({item}: Props) {
  const {label, to, href, html: _html, className, target, rel, ...attributes} = item
  const isExternal = href !== undefined && isExternalUrl(href)
  return (
    <Link
      {...attributes}
      {...(href === undefined ? {to} : {href})}
      className={joinClasses('footer__link-item', className)}
      target={target ?? (isExternal ? '_blank' : undefined)}
      rel={rel ?? (isExternal ? 'noopener noreferrer' : undefined)}
    >
      {label}
      {isExternal && <IconExternalLink />}
    </Link>
  )
}
