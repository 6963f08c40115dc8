import {createAdapter} from '../../../../props/create-adapter.js'
import {type AuthorForms, useAuthor} from '../../../../props/author-forms.js'

/** `Blog/Components/Author/Socials`: links to the profiles of an author. */
export default createAdapter(({author}: {author: AuthorForms}, isOwn) => ({
  author: useAuthor(author, isOwn)
}))
