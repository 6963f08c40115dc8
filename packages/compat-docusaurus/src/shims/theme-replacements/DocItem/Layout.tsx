import ContentVisibility from '@theme/ContentVisibility'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocItemContent from '@theme/DocItem/Content'
import DocItemCopyPage from '@theme/DocItem/CopyPage'
import DocItemFooter from '@theme/DocItem/Footer'
import DocItemPaginator from '@theme/DocItem/Paginator'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import PageFeedback from '@theme/PageFeedback'
import type {ReactNode} from 'react'
import {useDocItemProps} from '@lectern/theme/behavior/docs/docs-page'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {usePageToc} from '@lectern/theme/behavior/toc/use-page-toc'

/** Props of `@theme/DocItem/Layout`. */
export interface DocItemLayoutProps {
  /** Replaces the content of the doc. */
  children?: ReactNode
}

/** Arranges the parts of a doc page. On phones, the table of contents is above the title. */
export default function DocItemLayout({children}: DocItemLayoutProps) {
  const {doc} = useDocItemProps()
  const {toc} = usePageToc(doc)
  return (
    <div
      className={joinClasses(
        'doc-columns',
        toc.length === 0 && 'doc-columns--single',
        doc.hideTableOfContents && 'doc-columns--wide'
      )}
    >
      <div className="doc-article">
        <DocVersionBanner />
        <article>
          <DocItemCopyPage />
          <DocBreadcrumbs />
          <DocVersionBadge />
          <div className="doc-toc-mobile">
            <DocItemTOCMobile />
          </div>
          <ContentVisibility metadata={doc} />
          <DocItemContent>{children}</DocItemContent>
          <PageFeedback kind="doc" />
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {toc.length > 0 && (
        <div className="doc-toc">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  )
}
