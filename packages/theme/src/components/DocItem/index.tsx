import type {DocItemProps} from '@lectern/types'
import DocItemLayout from '@theme/DocItem/Layout'
import DocRootLayout from '@theme/DocRoot/Layout'

/** The page of one document. */
export default function DocItem({doc: _, ...docs}: DocItemProps) {
  return (
    <DocRootLayout docs={docs}>
      <DocItemLayout />
    </DocRootLayout>
  )
}
