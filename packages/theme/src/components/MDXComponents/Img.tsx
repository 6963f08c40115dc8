import type {ComponentProps} from 'react'
import {useBaseUrl} from '@lectern/client'

/** An image in content. It's loaded lazily, and its size reserves its space. */
export default function MDXImg({alt = '', src = '', ...image}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...image} src={useBaseUrl(src)} alt={alt} />
}
