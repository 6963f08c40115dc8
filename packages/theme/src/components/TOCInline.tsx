import TOCItems from '@theme/TOCItems'
import {createTocTree} from '../behavior/toc/toc-tree.js'
import {type TocInput, useTocInput} from '../behavior/toc/use-toc-input.js'

/** Renders a table of contents inside the content. */
export default function TOCInline(input: TocInput) {
  const {toc, levels} = useTocInput(input)
  return (
    <div className="toc-inline">
      <TOCItems nodes={createTocTree(toc, levels)} />
    </div>
  )
}
