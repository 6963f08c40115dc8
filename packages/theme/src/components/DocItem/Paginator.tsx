import DocPaginator from '@theme/DocPaginator'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** Links to the neighbors of the shown doc. */
export default function DocItemPaginator() {
  const {previous, next} = useDocItemProps()
  return <DocPaginator previous={previous} next={next} />
}
