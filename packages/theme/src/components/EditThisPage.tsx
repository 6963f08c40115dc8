import {Link, translate} from '@lectern/client'
import IconEdit from '@theme/Icon/Edit'

/** Links to the source of a page, where readers can propose a change. */
export default function EditThisPage({editUrl}: {editUrl: string}) {
  return (
    <Link className="theme-edit-this-page" href={editUrl} target="_blank" rel="noopener noreferrer">
      <IconEdit />
      {translate({id: 'theme.common.editThisPage', message: 'Edit this page'})}
    </Link>
  )
}
