import type {ReactNode} from 'react'

/** The place of the page beside the docs sidebar. */
export default function DocRootLayoutMain({children}: {children: ReactNode}) {
  return <main className="doc-main">{children}</main>
}
