import type {ComponentProps} from 'react'

/** A list item. */
export default function MDXLi(item: ComponentProps<'li'>) {
  return <li {...item} />
}
