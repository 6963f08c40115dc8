import type {LogoConfig} from '@lectern/types'
import Logo from '@theme/Logo'

/** The mark at the end of every page. */
export default function FooterLogo({logo}: {logo: LogoConfig}) {
  return <Logo logo={logo} className="footer__brand" imageClassName="footer__logo" />
}
