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

/** The frame of tag pages in a docs version: the list of all tags and the page of one. */
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
