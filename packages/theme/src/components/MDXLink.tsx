import type {ComponentProps} from 'react'

/**
 * A link in content. A plain anchor: its address is final (the build put in base URL and target), and
 * the client handles clicks for the whole document.
 */
export default function MDXLink({children, ...link}: ComponentProps<'a'>) {
  const leaves = /^(?:https?:)?\/\//i.test(link.href ?? '')
  return (
    <a {...(leaves ? {target: '_blank', rel: 'noopener noreferrer'} : undefined)} {...link}>
      {children}
    </a>
  )
}
