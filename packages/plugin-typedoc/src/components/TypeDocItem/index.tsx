import DocItemLayout from '@theme/DocItem/Layout'
import DocsRoot from '@theme/DocsRoot'
import type {DocItemProps} from '@lectern/types'
import '../../styles/typedoc.css'

/** A page of an API reference: a module, class, interface or enum, or all functions of a module. */
export default function TypeDocItem({doc: _, ...docs}: DocItemProps) {
  return (
    <DocsRoot docs={docs}>
      <DocItemLayout />
    </DocsRoot>
  )
}
