import type {FooterConfig} from '@lectern/types'
import type {ReactNode} from 'react'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/Footer/Layout`. */
export interface FooterLayoutProps extends Pick<FooterConfig, 'style'> {
  links?: ReactNode
  logo?: ReactNode
  copyright?: ReactNode
}

/** Arranges the parts of the footer. */
export default function FooterLayout({style, links, logo, copyright}: FooterLayoutProps) {
  return (
    <footer
      className={joinClasses('theme-layout-footer footer', style === 'dark' && 'footer--dark')}
    >
      <div className="footer__inner">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom">
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  )
}
