import {createAdapter} from '../props/create-adapter.js'
import {type LinkForms, usePageLinks} from '../props/link-forms.js'

interface Neighbor extends LinkForms {
  isNewer?: boolean
}

interface Props {
  previous?: Neighbor
  next?: Neighbor
  prevItem?: Neighbor
  nextItem?: Neighbor
}

/** `BlogPostPaginator`: links to the newer and older post. */
export default createAdapter((props: Props) => {
  const toBoth = usePageLinks()
  const previous = toBoth(props.previous ?? props.prevItem)
  const next = toBoth(props.next ?? props.nextItem)
  return {
    previous: previous && {isNewer: true, ...previous},
    next: next && {isNewer: false, ...next},
    prevItem: previous,
    nextItem: next
  }
})
