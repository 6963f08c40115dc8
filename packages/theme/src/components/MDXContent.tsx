import type {ReactNode} from 'react'

/** Wraps compiled Markdown, which already uses the components of `MDXComponents`. */
export default function MDXContent({children}: {children: ReactNode}) {
  return children
}
