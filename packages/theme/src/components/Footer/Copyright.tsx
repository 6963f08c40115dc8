import {innerHtml} from '../../behavior/markup/inner-html.js'

/** Renders the copyright notice, which is HTML from the configuration. */
export default function FooterCopyright({copyright}: {copyright: string}) {
  return <div className="footer__copyright" {...innerHtml(copyright)} />
}
