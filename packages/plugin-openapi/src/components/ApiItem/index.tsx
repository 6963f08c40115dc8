import {PageContent} from '@lectern/client'
import ApiItemTryIt from '@theme/ApiItem/TryIt'
import DocItemLayout from '@theme/DocItem/Layout'
import DocsRoot from '@theme/DocsRoot'
import '../../styles/openapi.css'
import type {ApiItemProps} from '../../site/create-routes.js'

/** A page of an API reference: an operation, a schema or the overview. */
export default function ApiItem({doc: _, tryIt, ...docs}: ApiItemProps) {
  return (
    <DocsRoot docs={docs}>
      <DocItemLayout>
        <PageContent />
        {tryIt && <ApiItemTryIt key={`${tryIt.method} ${tryIt.path}`} request={tryIt} />}
      </DocItemLayout>
    </DocsRoot>
  )
}
