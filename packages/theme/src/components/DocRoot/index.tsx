import DocRootLayout, {type DocRootLayoutProps} from '@theme/DocRoot/Layout'

/** Wraps a docs page and its sidebar. */
export default function DocRoot(page: DocRootLayoutProps) {
  return <DocRootLayout {...page} />
}
