import {usePageTags} from '@lectern/client'
import SearchMetadata from '@theme/SearchMetadata'

/**
 * Renders the page's search tags, which the project may change. Lectern adds all other tags without
 * this component. In the browser, the document already has them.
 */
export default function SiteMetadata() {
  const pageTags = usePageTags()
  if (!pageTags) return null
  const read = (name: string) => {
    const content = pageTags.findLast(({attributes}) => attributes?.name === name)?.attributes
      ?.content
    return typeof content === 'string' ? content : undefined
  }
  return (
    <SearchMetadata
      locale={read('docusaurus_locale')}
      version={read('docsearch:version')}
      tag={read('docsearch:docusaurus_tag')}
    />
  )
}
