import {createAdapter} from '../../../props/create-adapter.js'
import {type AuthorForms, useAuthor} from '../../../props/author-forms.js'

/** `Blog/Components/Author`: an author of a post. */
export default createAdapter(({author}: {author: AuthorForms}, isOwn) => ({
  author: useAuthor(author, isOwn)
}))
