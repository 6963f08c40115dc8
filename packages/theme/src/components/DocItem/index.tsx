import {PageContent} from '@lectern/client'
import type {DocItemProps} from '@lectern/types'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocItemFooter from '@theme/DocItem/Footer'
import DocPaginator from '@theme/DocPaginator'
import DocRootLayout from '@theme/DocRoot/Layout'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import Heading from '@theme/Heading'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import Unlisted from '@theme/ContentVisibility/Unlisted'
import {joinClasses} from '../../behaviour/join-classes.js'
import {usePageToc} from '../../behaviour/use-page-toc.js'

/** The page of one document. */
export default function DocItem({doc, ...docs}: DocItemProps) {
  const {toc, levels} = usePageToc(doc)
  return (
    <DocRootLayout docs={docs}>
      <div className={joinClasses('doc-columns', toc.length === 0 && 'doc-columns--no-toc')}>
        <article className="doc-article">
          <DocVersionBanner version={docs.version} pluginId={docs.pluginId} />
          <DocBreadcrumbs breadcrumbs={docs.breadcrumbs} />
          <DocVersionBadge version={docs.version} />
          {doc.unlisted && <Unlisted />}
          <TOCCollapsible toc={toc} levels={levels} />
          <div className="theme-doc-markdown markdown">
            {doc.showTitle && (
              <header>
                <Heading as="h1">{doc.title}</Heading>
              </header>
            )}
            <PageContent />
          </div>
          <DocItemFooter doc={doc} />
          <DocPaginator previous={docs.previous} next={docs.next} />
        </article>
        <TOC toc={toc} levels={levels} />
      </div>
    </DocRootLayout>
  )
}
