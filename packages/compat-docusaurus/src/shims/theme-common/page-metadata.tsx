import {Head} from '@lectern/client'
import type {ReactNode} from 'react'
import {useBaseUrlUtils} from '../use-base-url.js'
import {renderTitle, useTitleFormatter} from '../plugins/title-formatter.js'

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
  const {format} = useTitleFormatter()
  const picture = image && withBaseUrl(image, {absolute: true})
  return (
    <Head>
      {title && renderTitle(format(title))}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:image" content={picture} />}
      {children}
    </Head>
  )
}
