import type {ComponentProps} from 'react'

/** An image in content: loaded when it comes near, with its place kept free by its size. */
export default function Img({alt = '', ...image}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...image} alt={alt} />
}
