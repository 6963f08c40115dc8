import type {FooterLinkConfig} from '@lectern/types'
import FooterLinkItem from '@theme/Footer/LinkItem'

/** The footer's links in one row. */
export default function FooterLinksSimple({links}: {links: readonly FooterLinkConfig[]}) {
  return (
    <ul className="footer__links footer__items footer__items--flat">
      {links.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the configured links never change their order
        <FooterLinkItem key={index} item={item} />
      ))}
    </ul>
  )
}
