import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, usePageLinks} from '../props/link-forms.js'

interface Props {
  className?: string
  previous?: LinkForms
  next?: LinkForms
}

/** `DocPaginator`: links to the previous and next doc. */
export default createAdapter(({className, previous, next}: Props, isOwn) => {
  const toBoth = usePageLinks()
  const links = {previous: toBoth(previous), next: toBoth(next)}
  return isOwn ? links : {className: className ?? 'docusaurus-mt-lg', ...links}
})
