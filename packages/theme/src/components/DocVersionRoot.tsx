import DocRoot from '@theme/DocRoot'
import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'

/** Wraps every page of a docs version. */
export default function DocVersionRoot(page: DocRootLayoutProps) {
  return <DocRoot {...page} />
}
