import {Link} from '@lectern/client'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import type {FooterLinkConfig} from '@lectern/types'
import IconExternalLink from '@theme/Icon/ExternalLink'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** A footer entry: a link, or custom HTML. */
export default function FooterLinkItem({item}: {item: FooterLinkConfig}) {
  const {label, to, href, html, className, target, rel, ...attributes} = item
  if (html) return <li className={joinClasses('footer__item', className)} {...innerHtml(html)} />
  const isExternal = href !== undefined && isExternalUrl(href)
  return (
    <li className="footer__item">
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
    </li>
  )
}
