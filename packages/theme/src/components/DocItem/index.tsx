import type {DocItemProps} from '@lectern/types'
import DocItemLayout from '@theme/DocItem/Layout'
import DocItemMetadata from '@theme/DocItem/Metadata'
import DocsRoot from '@theme/DocsRoot'

/** The page of one doc. */
export default function DocItem({doc: _, ...docs}: DocItemProps) {
  return (
    <DocsRoot docs={docs}>
      <DocItemMetadata />
      <DocItemLayout />
    </DocsRoot>
  )
}
