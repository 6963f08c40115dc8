import type {ComponentProps} from 'react'

/** An unordered list. */
export default function MDXUl(list: ComponentProps<'ul'>) {
  return <ul {...list} />
}
