import type {LogoConfig} from '@lectern/types'
import Logo from '@theme/Logo'

/** The logo in the footer. */
export default function FooterLogo({logo}: {logo: LogoConfig}) {
  return <Logo logo={logo} className="footer__brand" imageClassName="footer__logo" />
}
