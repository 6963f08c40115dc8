import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../props/create-adapter.js'
import {type LinkForms, useAddresses} from '../props/link-forms.js'

interface Props {
  tags: readonly LinkForms[]
  className?: string
}

/**
 * `TagsListInline`: the tags of a page. In Docusaurus, the component around it renders its row, if
 * there are tags.
 */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  return function Adapted({tags, className}: Props) {
    const {toBoth} = useAddresses()
    const list = <Component {...{tags: tags.map(toBoth), ...(isOwn && {className})}} />
    if (isOwn) return list
    return tags.length === 0 ? null : <div className={className}>{list}</div>
  }
}
