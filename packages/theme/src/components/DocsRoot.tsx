import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocVersionRoot from '@theme/DocVersionRoot'

/** Stands around every page of a docs instance. */
export default function DocsRoot(page: DocRootLayoutProps) {
  return <DocVersionRoot {...page} />
}
