import {useBaseUrlUtils, usePage} from '@lectern/client'
import type {BlogPostPageProps, DocItemProps, PageData} from '@lectern/types'
import type {WithBaseUrl} from '../../data-forms/metadata-forms.js'
import {isBlogPage, isDocsPage, isMarkdownPage} from '../../page-kind/page-kind.js'
import {describeDocument} from '../plugins/doc-metadata.js'
import {describePost} from '../plugins/post-metadata.js'
import {createAdapter} from '../props/create-adapter.js'
import {describeMdxPage} from '../route-props/mdx-page-props.js'

interface Props {
  metadata: {unlisted?: boolean; frontMatter?: object}
}

/** `ContentVisibility`: Docusaurus's component reads the page's metadata and front matter. */
export default createAdapter(({metadata}: Props, isOwn) => {
  const page = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  if (isOwn) return {}
  const complete = {...metadata, ...describePage(page, withBaseUrl)}
  const {unlisted, frontMatter} = complete
  return {metadata: {...complete, frontMatter: {unlisted, draft: page.isDraft, ...frontMatter}}}
})

/** Returns the metadata of a page in Docusaurus's form. Other pages than these show no banners. */
function describePage(page: PageData, withBaseUrl: WithBaseUrl): Partial<Props['metadata']> {
  const {props, contents} = page
  // Page props are untyped. These fields identify the page's type.
  if (isDocsPage(props) && 'doc' in props)
    return describeDocument(props as unknown as DocItemProps, page, withBaseUrl).metadata
  if (isBlogPage(props) && 'post' in props) {
    const {post, ...neighbors} = props as unknown as BlogPostPageProps
    return describePost(post, contents[0], {neighbors, withBaseUrl}).metadata
  }
  return isMarkdownPage(props) ? describeMdxPage(props, {...page, withBaseUrl}) : {}
}
