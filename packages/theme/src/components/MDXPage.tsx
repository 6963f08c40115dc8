import {PageContent, useContentLanguage, useThemeConfig} from '@lectern/client'
import type {MDXPageProps, ThemeConfig} from '@lectern/types'
import ContentVisibility from '@theme/ContentVisibility'
import EditMetaRow from '@theme/EditMetaRow'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {usePageToc} from '../behavior/toc/use-page-toc.js'

/** A standalone page from a Markdown file in `src/pages`. */
export default function MDXPage(page: MDXPageProps) {
  const {toc, levels} = usePageToc(page)
  const language = useContentLanguage()
  // Docusaurus shows headings and paragraphs of standalone pages without the styles of docs. Pages
  // that hide their contents have the full width. The configured class is on the `html` element.
  const isPlain = useThemeConfig<ThemeConfig>().compatibility === 'docusaurus'
  return (
    <Layout
      wrapperClassName={joinClasses('mdx-wrapper mdx-page', isPlain ? '' : page.wrapperClassName)}
    >
      <main
        className={joinClasses(
          'doc-columns',
          toc.length === 0 && 'doc-columns--single',
          isPlain && page.hideTableOfContents && 'doc-columns--full'
        )}
      >
        <article className="doc-article">
          <ContentVisibility metadata={page} />
          <TOCCollapsible toc={toc} levels={levels} />
          <div className={isPlain ? undefined : 'markdown'} {...language}>
            {page.showTitle && <Heading as="h1">{page.title}</Heading>}
            <PageContent />
          </div>
          <footer className="page-footer">
            <EditMetaRow {...page} />
          </footer>
        </article>
        {toc.length > 0 && (
          <div className="doc-toc">
            <TOC toc={toc} levels={levels} />
          </div>
        )}
      </main>
    </Layout>
  )
}
