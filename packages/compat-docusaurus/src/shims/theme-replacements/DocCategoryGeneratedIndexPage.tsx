import type {DocCategoryGeneratedIndexPageProps} from '@lectern/types'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocCardList from '@theme/DocCardList'
import DocPaginator from '@theme/DocPaginator'
import DocsRoot from '@theme/DocsRoot'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import Heading from '@theme/Heading'

/** The generated index page of a sidebar category. The list of cards is an article. */
export default function DocCategoryGeneratedIndexPage({
  category,
  ...docs
}: DocCategoryGeneratedIndexPageProps) {
  return (
    <DocsRoot docs={docs}>
      <div className="doc-columns doc-columns--single">
        <div className="doc-article">
          <DocVersionBanner />
          <DocBreadcrumbs />
          <DocVersionBadge />
          <header className="category-header">
            <Heading as="h1">{category.title}</Heading>
            {category.description && <p>{category.description}</p>}
          </header>
          <article className="margin-top--lg">
            <DocCardList items={category.items} />
          </article>
          <footer className="margin-top--md">
            <DocPaginator previous={docs.previous} next={docs.next} />
          </footer>
        </div>
      </div>
    </DocsRoot>
  )
}
