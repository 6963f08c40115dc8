import type {FooterColumnConfig} from '@lectern/types'
import FooterLinkItem from '@theme/Footer/LinkItem'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** The footer's links in titled columns. */
export default function FooterLinksMultiColumn({
  columns
}: {
  columns: readonly FooterColumnConfig[]
}) {
  return (
    <div className="footer__links">
      {columns.map(({title, items, className}, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the configured columns never change their order
          key={index}
          className={joinClasses('theme-layout-footer-column footer__col', className)}
        >
          {title && <div className="footer__title">{title}</div>}
          <ul className="footer__items">
            {items.map((item, itemIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
              <FooterLinkItem key={itemIndex} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
