import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, usePageLinks} from '../props/link-forms.js'

interface Props {
  previous?: LinkForms
  next?: LinkForms
}

/** `DocPaginator`: links to the previous and next doc. */
export default createAdapter(({previous, next}: Props) => {
  const toBoth = usePageLinks()
  return {previous: toBoth(previous), next: toBoth(next)}
})
