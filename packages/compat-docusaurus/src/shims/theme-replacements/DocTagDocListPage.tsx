import {Link, translate} from '@lectern/client'
import type {DocTagDocListPageProps} from '@lectern/types'
import {useTagTitle} from '@lectern/theme/behavior/docs/use-tag-title'
import DocTagFrame from '@theme/DocTagFrame'
import DocTagPaginator from '@theme/DocTagPaginator'
import Heading from '@theme/Heading'

/** Lists the docs with one tag. Each doc is an article. */
export default function DocTagDocListPage(page: DocTagDocListPageProps) {
  const {tag, docs: tagged, allTagsPath, pagination, ...docs} = page
  return (
    <DocTagFrame docs={docs}>
      <header className="margin-bottom--xl">
        <Heading as="h1">{useTagTitle(tag)}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <Link to={allTagsPath}>
          {translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'})}
        </Link>
      </header>
      <section className="margin-vert--lg">
        {tagged.map(({path, label, description}) => (
          <article key={path} className="margin-vert--lg">
            <Link to={path}>
              <Heading as="h2">{label}</Heading>
            </Link>
            {description && <p>{description}</p>}
          </article>
        ))}
      </section>
      {pagination && <DocTagPaginator pagination={pagination} />}
    </DocTagFrame>
  )
}
