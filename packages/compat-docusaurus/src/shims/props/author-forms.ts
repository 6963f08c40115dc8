import {useBaseUrlUtils} from '@lectern/client'
import {type AuthorForms, describeAuthor, toOwnAuthor} from '../../data-forms/author-form.js'
import {useAddresses} from './link-forms.js'

/**
 * Returns an author in the format that a component expects: Lectern's if `isOwn`, Docusaurus's
 * otherwise.
 */
export function useAuthor<Author extends AuthorForms>(author: Author, isOwn: boolean) {
  const own = useOwnAuthor(author)
  const {withBaseUrl} = useBaseUrlUtils()
  return isOwn ? own : describeAuthor(author, withBaseUrl)
}

/** Returns an author in Lectern's format. */
export function useOwnAuthor<Author extends AuthorForms>(author: Author) {
  const {toPath} = useAddresses()
  return toOwnAuthor(author, toPath)
}
