import DocRootLayout, {type DocRootLayoutProps} from '@theme/DocRoot/Layout'

/** Wraps a page of the docs and the sidebar next to it. */
export default function DocRoot(page: DocRootLayoutProps) {
  return <DocRootLayout {...page} />
}
