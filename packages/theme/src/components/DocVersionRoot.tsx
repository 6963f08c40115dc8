import DocRoot from '@theme/DocRoot'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'

/** Stands around every page of a docs version. */
export default function DocVersionRoot(page: DocRootLayoutProps) {
  return <DocRoot {...page} />
}
