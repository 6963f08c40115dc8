import type {ComponentProps} from 'react'

/** A list without numbers. */
export default function MDXUl(list: ComponentProps<'ul'>) {
  return <ul {...list} />
}
