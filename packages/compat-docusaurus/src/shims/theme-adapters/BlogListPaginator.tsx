import {useBaseUrlUtils, usePage} from '@lectern/client'
import type {BlogListPageProps, Pagination} from '@lectern/types'
import {createAdapter} from '../props/create-adapter.js'
import {useAddresses} from '../props/link-forms.js'
import {createListMetadata} from '../route-props/blog-props.js'

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
  const {toPath} = useAddresses()
  const {withBaseUrl} = useBaseUrlUtils()
  const page = usePage()
  if (pagination) {
    // The page is a list of posts or releases. Not all lists have a description.
    const list = page.props as unknown as BlogListPageProps
    return {
      metadata: createListMetadata({...list, pagination}, {...page, withBaseUrl}, list.description)
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
