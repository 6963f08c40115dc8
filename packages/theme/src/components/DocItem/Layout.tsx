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
import {useDocItemProps} from '../../behavior/docs/docs-page.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {usePageToc} from '../../behavior/toc/use-page-toc.js'

/** Props of `@theme/DocItem/Layout`. */
export interface DocItemLayoutProps {
  /** Replaces the content of the doc. */
  children?: ReactNode
}

/** Arranges the parts of a doc page. */
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
      <article className="doc-article">
        <DocItemTOCMobile />
        <DocVersionBanner />
        <DocItemCopyPage />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <ContentVisibility metadata={doc} />
        <DocItemContent>{children}</DocItemContent>
        <PageFeedback kind="doc" />
        <DocItemFooter />
        <DocItemPaginator />
      </article>
      {toc.length > 0 && (
        <div className="doc-toc">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  )
}
