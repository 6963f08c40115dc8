import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, useAddresses} from '../props/link-forms.js'

/** `TagsListInline`: the tags of a page. */
export default createAdapter(({tags}: {tags: readonly LinkForms[]}) => {
  const {toBoth} = useAddresses()
  return {tags: tags.map(toBoth)}
})
