import PageSearchMetadata from '@theme-original/SearchMetadata'
import type {SearchMetadataProps} from '@theme/SearchMetadata'

/**
 * Search tags. In Docusaurus, pages replace the default tag that the project's `SiteMetadata` adds.
 * Lectern's pages have their tags before components are rendered.
 */
export default function SearchMetadata({tag, ...props}: SearchMetadataProps) {
  return <PageSearchMetadata {...props} tag={tag === 'default' ? undefined : tag} />
}
