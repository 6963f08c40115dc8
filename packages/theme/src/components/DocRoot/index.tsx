import DocRootLayout, {type DocRootLayoutProps} from '@theme/DocRoot/Layout'

/** Stands around a page of the docs and the sidebar beside it. */
export default function DocRoot(page: DocRootLayoutProps) {
  return <DocRootLayout {...page} />
}
