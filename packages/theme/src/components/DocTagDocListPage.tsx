import {Link, translate, usePluralForm, interpolate} from '@lectern/client'
import type {DocTagDocListPageProps} from '@lectern/types'
import DocTagFrame from '@theme/DocTagFrame'
import DocTagPaginator from '@theme/DocTagPaginator'
import Heading from '@theme/Heading'

/** Lists the docs of a version that have one tag. */
export default function DocTagDocListPage({
  tag,
  docs: tagged,
  allTagsPath,
  pagination,
  ...docs
}: DocTagDocListPageProps) {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    message: 'One doc tagged|{count} docs tagged',
    description: 'Plural forms, separated by |'
  })
  const nDocsTagged = interpolate(selectMessage(tag.count, forms), {count: tag.count})
  const title = translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged, tagName: tag.label}
  )
  return (
    <DocTagFrame docs={docs}>
      <header className="tag-page__header">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p className="lead">{tag.description}</p>}
        <Link to={allTagsPath}>
          {translate({id: 'theme.tags.tagsPageLink', message: 'View all tags'})}
        </Link>
      </header>
      <ul className="tag-page__docs">
        {tagged.map(({path, label, description}) => (
          <li key={path}>
            <h2>
              <Link to={path}>{label}</Link>
            </h2>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
      {pagination && <DocTagPaginator pagination={pagination} />}
    </DocTagFrame>
  )
}
