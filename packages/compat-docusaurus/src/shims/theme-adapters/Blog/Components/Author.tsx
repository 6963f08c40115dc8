import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../../props/create-adapter.js'
import type {AuthorForms} from '../../../../data-forms/author-form.js'
import {useAuthor} from '../../../props/author-forms.js'

interface Props {
  author: AuthorForms
}

/**
 * `Blog/Components/Author`: an author of a post. In Lectern, the list of authors renders the element
 * around each.
 */
export default function adapt(
  Component: AdaptedComponent & ComponentType<Props>,
  isOwn: boolean
): ComponentType<Props> {
  return function Adapted(props: Props) {
    const author = <Component {...props} author={useAuthor(props.author, isOwn)} />
    return isOwn ? <div className="avatar margin-bottom--sm">{author}</div> : author
  }
}
