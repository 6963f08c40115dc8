import TOCItems from '@theme/TOCItems'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {type TocInput, useTocHeadings} from '../behavior/toc/use-toc-headings.js'

/** Renders a table of contents inside the content. */
export default function TOCInline(input: TocInput) {
  return (
    <div className="toc-inline">
      <TOCItems nodes={createTocTree(useTocHeadings(input))} />
    </div>
  )
}
