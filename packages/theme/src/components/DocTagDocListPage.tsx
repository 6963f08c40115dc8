import {Link, translate} from '@lectern/client'
import type {DocTagDocListPageProps} from '@lectern/types'
import DocTagFrame from '@theme/DocTagFrame'
import DocTagPaginator from '@theme/DocTagPaginator'
import Heading from '@theme/Heading'
import {useTagTitle} from '../behavior/docs/use-tag-title.js'

/** Lists the docs of a version that have one tag. */
export default function DocTagDocListPage({
  tag,
  docs: tagged,
  allTagsPath,
  pagination,
  ...docs
}: DocTagDocListPageProps) {
  const title = useTagTitle(tag)
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
