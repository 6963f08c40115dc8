import type {DocsLayoutProps} from '@lectern/types'
import type {ReactNode} from 'react'
import DocsRoot from '@theme/DocsRoot'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'

interface DocTagFrameProps {
  docs: DocsLayoutProps
  children: ReactNode
}

/** What stands around tags of a docs version, on the page of all and on that of one. */
export function DocTagFrame({docs, children}: DocTagFrameProps) {
  return (
    <DocsRoot docs={docs}>
      <div className="doc-columns doc-columns--alone">
        <div className="doc-article">
          <DocVersionBanner />
          <DocVersionBadge />
          {children}
        </div>
      </div>
    </DocsRoot>
  )
}
