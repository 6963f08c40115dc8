import type {ReactNode} from 'react'

/** Stands around compiled Markdown, which has the components of `MDXComponents` already. */
export default function MDXContent({children}: {children: ReactNode}) {
  return children
}
