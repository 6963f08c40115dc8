import type {ComponentProps} from 'react'
import {useBaseUrl} from '@lectern/client'

/** An image in content. It loads lazily, and its size attributes reserve its space. */
export default function MDXImg({alt = '', src = '', ...image}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...image} src={useBaseUrl(src)} alt={alt} />
}
