import {Head, useBaseUrlUtils, useTitleFormatter} from '@lectern/client'
import type {ReactNode} from 'react'

/** Props of `<PageMetadata>`. */
export interface PageMetadataProps {
  title?: string
  description?: string
  keywords?: readonly string[] | string
  image?: string
  children?: ReactNode
}

/** `PageMetadata` of `@docusaurus/theme-common`: common head tags of a page. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps) {
  const {withBaseUrl} = useBaseUrlUtils()
  const documentTitle = useTitleFormatter()(title)
  const picture = image && withBaseUrl(image, {absolute: true})
  return (
    <Head>
      {title && <title>{documentTitle}</title>}
      {title && <meta property="og:title" content={documentTitle} />}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:image" content={picture} />}
      {children}
    </Head>
  )
}
