import type {FooterConfig} from '@lectern/types'
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn'
import FooterLinksSimple from '@theme/Footer/Links/Simple'
import {isFooterColumns} from '../../../behavior/page/footer-columns.js'

/** The footer's links, in columns or in one row. */
export default function FooterLinks({links}: Pick<FooterConfig, 'links'>) {
  return isFooterColumns(links) ? (
    <FooterLinksMultiColumn columns={links} />
  ) : (
    <FooterLinksSimple links={links} />
  )
}
