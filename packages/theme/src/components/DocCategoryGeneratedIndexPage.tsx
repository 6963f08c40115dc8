import type {DocCategoryGeneratedIndexPageProps} from '@lectern/types'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocCard from '@theme/DocCard'
import DocPaginator from '@theme/DocPaginator'
import DocRootLayout from '@theme/DocRoot/Layout'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import Heading from '@theme/Heading'

/** The generated page of a sidebar category: a card for each of its entries. */
export default function DocCategoryGeneratedIndexPage({
  category,
  ...docs
}: DocCategoryGeneratedIndexPageProps) {
  return (
    <DocRootLayout docs={docs}>
      <div className="doc-columns doc-columns--no-toc">
        <div className="doc-article">
          <DocVersionBanner version={docs.version} pluginId={docs.pluginId} />
          <DocBreadcrumbs breadcrumbs={docs.breadcrumbs} />
          <DocVersionBadge version={docs.version} />
          <header className="markdown">
            <Heading as="h1">{category.title}</Heading>
            {category.description && <p className="lead">{category.description}</p>}
          </header>
          <section className="card-grid">
            {category.items.map((card) => (
              <DocCard key={card.path} {...card} />
            ))}
          </section>
          <DocPaginator previous={docs.previous} next={docs.next} />
        </div>
      </div>
    </DocRootLayout>
  )
}
