import {Head} from '@lectern/client'

/** Props of `@theme/SearchMetadata`. */
export interface SearchMetadataProps {
  locale?: string
  version?: string
  tag?: string
}

/**
 * What crawlers for search read of a page: its language, version and tag. Pages of the docs have it in their
 * heads already; this is for pages of a site.
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
