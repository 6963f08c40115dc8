import type {Pagination} from '@lectern/types'
import {createAdapter} from '../props/create-adapter.js'
import {useAddresses} from '../props/link-forms.js'

/** Pagination data in Docusaurus's form. */
interface ListMetadata {
  page: number
  totalPages: number
  totalCount: number
  previousPage?: string
  nextPage?: string
}

interface Props {
  pagination?: Pagination
  metadata?: ListMetadata
}

/** `BlogListPaginator`: links between the pages of a list. */
export default createAdapter(({pagination, metadata}: Props) => {
  const {toPath, toPermalink} = useAddresses()
  if (pagination) {
    const {page, pageCount, postCount, previousPath, nextPath} = pagination
    return {
      metadata: {
        page,
        totalPages: pageCount,
        totalCount: postCount,
        previousPage: toPermalink(previousPath),
        nextPage: toPermalink(nextPath)
      }
    }
  }
  if (!metadata) return {}
  return {
    pagination: {
      page: metadata.page,
      pageCount: metadata.totalPages,
      postCount: metadata.totalCount,
      previousPath: toPath(metadata.previousPage),
      nextPath: toPath(metadata.nextPage)
    }
  }
})
