import {Link} from '@lectern/client'
import {countLabel} from '@lectern/shared/count-label'
import type {DocTagDocListPageProps} from '@lectern/types'
import DocTagPaginator from '@theme/DocTagPaginator'
import Heading from '@theme/Heading'
import {DocTagFrame} from '../behaviour/doc-tag-frame.js'

/** The documents of a version with one tag. */
export default function DocTagDocListPage({
  tag,
  docs: tagged,
  allTagsPath,
  pagination,
  ...docs
}: DocTagDocListPageProps) {
  return (
    <DocTagFrame docs={docs}>
      <header className="tag-page__header">
        <Heading as="h1">{`${countLabel(tag.count, 'doc')} tagged with “${tag.label}”`}</Heading>
        {tag.description && <p className="lead">{tag.description}</p>}
        <Link to={allTagsPath}>View all tags</Link>
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
