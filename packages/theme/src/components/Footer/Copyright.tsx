import {innerHtml} from '../../behavior/markup/inner-html.js'

/** Renders the copyright notice. The configuration contains it as HTML. */
export default function FooterCopyright({copyright}: {copyright: string}) {
  return <div className="footer__copyright" {...innerHtml(copyright)} />
}
