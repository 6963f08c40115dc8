import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import type {FooterLinkConfig} from '@lectern/types'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'

interface Props {
  item: FooterLinkConfig
}

/** `Footer/LinkItem`: a list item in Lectern, a link in Docusaurus. */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  if (isOwn) return Component as ComponentType<Props>
  return function Adapted(props: Props) {
    const {html} = props.item
    return html ? (
      <li className="footer__item" {...innerHtml(html)} />
    ) : (
      <li className="footer__item">
        <Component {...props} />
      </li>
    )
  }
}
