import {useThemeConfig} from '@lectern/client'
import type {FooterConfig, ThemeConfig} from '@lectern/types'
import FooterLinkItem from '@theme/Footer/LinkItem'
import Logo from '@theme/Logo'
import {innerHtml} from '../../behaviour/inner-html.js'
import {joinClasses} from '../../behaviour/join-classes.js'

/** The end of every page: columns of links, logo and copyright; nothing without a configuration. */
export default function Footer() {
  const {footer} = useThemeConfig<ThemeConfig>()
  if (!footer) return null
  return (
    <footer className={joinClasses('footer', footer.style === 'dark' && 'footer--dark')}>
      <div className="footer__inner">
        {footer.links.length > 0 && <FooterLinks links={footer.links} />}
        {(footer.logo || footer.copyright) && (
          <div className="footer__bottom">
            {footer.logo && (
              <Logo logo={footer.logo} className="footer__brand" imageClassName="footer__logo" />
            )}
            {footer.copyright && (
              <div className="footer__copyright" {...innerHtml(footer.copyright)} />
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterLinks({links}: Pick<FooterConfig, 'links'>) {
  return (
    <div className="footer__links">
      {links.map(({title, items}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's columns never change places
        <div key={index} className="footer__col">
          {title && <div className="footer__title">{title}</div>}
          <ul className={joinClasses('footer__items', !title && 'footer__items--flat')}>
            {items.map((item, itemIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's items never change places
              <FooterLinkItem key={itemIndex} {...item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
