import {PageContent} from '@lectern/client'
import type {DocPageProps} from '@lectern/types'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocFooter from '@theme/DocFooter'
import DocPaginator from '@theme/DocPaginator'
import DocsLayout from '@theme/DocsLayout'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import Heading from '@theme/Heading'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import UnlistedBanner from '@theme/UnlistedBanner'
import {joinClasses} from '../behaviour/join-classes.js'
import {usePageToc} from '../behaviour/use-page-toc.js'

/** The page of one document. */
export default function DocPage({doc, ...docs}: DocPageProps) {
  const {toc, levels} = usePageToc(doc)
  return (
    <DocsLayout docs={docs}>
      <div className={joinClasses('doc-columns', toc.length === 0 && 'doc-columns--no-toc')}>
        <article className="doc-article">
          <DocVersionBanner version={docs.version} pluginId={docs.pluginId} />
          <DocBreadcrumbs breadcrumbs={docs.breadcrumbs} />
          <DocVersionBadge version={docs.version} />
          {doc.unlisted && <UnlistedBanner />}
          <TOCCollapsible toc={toc} levels={levels} />
          <div className="theme-doc-markdown markdown">
            {doc.showTitle && (
              <header>
                <Heading as="h1">{doc.title}</Heading>
              </header>
            )}
            <PageContent />
          </div>
          <DocFooter doc={doc} />
          <DocPaginator previous={docs.previous} next={docs.next} />
        </article>
        <TOC toc={toc} levels={levels} />
      </div>
    </DocsLayout>
  )
}
