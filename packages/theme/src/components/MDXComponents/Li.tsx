import type {ComponentProps} from 'react'

/** An entry of a list. */
export default function MDXLi(item: ComponentProps<'li'>) {
  return <li {...item} />
}
