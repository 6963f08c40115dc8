import {useBaseUrlUtils, usePage} from '@lectern/client'
import type {BlogListPageProps} from '@lectern/types'
import StructuredData from '@theme/BlogListPage/StructuredData'
import ListPage from '@theme-original/BlogListPage'
import {createRouteProps} from '../route-props/create-route-props.js'

/** A page of the list of posts. Used by projects that override its structured data. */
export default function BlogListPage(blog: BlogListPageProps) {
  const page = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <>
      <StructuredData {...createRouteProps(blog, {...page, withBaseUrl})} />
      <ListPage {...blog} />
    </>
  )
}
