import type {ComponentProps} from 'react'
import {useBaseUrl} from '@lectern/client'

/** An image in content: loaded when it comes near, with its place kept free by its size. */
export default function MDXImg({alt = '', src = '', ...image}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...image} src={useBaseUrl(src)} alt={alt} />
}
