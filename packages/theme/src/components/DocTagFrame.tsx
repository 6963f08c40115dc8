import type {DocsLayoutProps} from '@lectern/types'
import DocsRoot from '@theme/DocsRoot'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import type {ReactNode} from 'react'

/** Props of `@theme/DocTagFrame`. */
export interface DocTagFrameProps {
  docs: DocsLayoutProps
  children: ReactNode
}

/** Layout of tag pages in a docs version: the tag index and the pages of tags. */
export default function DocTagFrame({docs, children}: DocTagFrameProps) {
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
