import DocPaginator from '@theme/DocPaginator'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** Links to the previous and next doc of the current one. */
export default function DocItemPaginator() {
  const {previous, next} = useDocItemProps()
  return <DocPaginator previous={previous} next={next} />
}
