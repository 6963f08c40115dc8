import {interpolate, Link, translate, usePluralForm} from '@lectern/client'
import type {CountedTag, DocTagDocListPageProps} from '@lectern/types'
import DocTagFrame from '@theme/DocTagFrame'
import DocTagPaginator from '@theme/DocTagPaginator'
import Heading from '@theme/Heading'

/** Lists the docs with one tag. Each doc is an article. */
export default function DocTagDocListPage(page: DocTagDocListPageProps) {
  const {tag, docs: tagged, allTagsPath, pagination, ...docs} = page
  return (
    <DocTagFrame docs={docs}>
      <header className="margin-bottom--xl">
        <Heading as="h1">{useTitle(tag)}</Heading>
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

function useTitle({count, label}: CountedTag): string {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    message: 'One doc tagged|{count} docs tagged'
  })
  const nDocsTagged = interpolate(selectMessage(count, forms), {count})
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged, tagName: label}
  )
}
