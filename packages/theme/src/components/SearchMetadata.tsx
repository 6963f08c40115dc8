import {Head} from '@lectern/client'

/** Props of `@theme/SearchMetadata`. */
export interface SearchMetadataProps {
  locale?: string
  version?: string
  tag?: string
}

/**
 * Metadata for search crawlers: the language, version and tag of a page. It's meant for custom
 * pages, because docs pages already include it.
 */
export default function SearchMetadata({locale, version, tag}: SearchMetadataProps) {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  )
}
