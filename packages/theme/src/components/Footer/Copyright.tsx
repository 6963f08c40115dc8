import {innerHtml} from '../../behavior/markup/inner-html.js'

/** To whom the site belongs; HTML of its configuration. */
export default function FooterCopyright({copyright}: {copyright: string}) {
  return <div className="footer__copyright" {...innerHtml(copyright)} />
}
