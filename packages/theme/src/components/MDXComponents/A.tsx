import type {ComponentProps} from 'react'
import {Link} from '@lectern/client'

/** A link in content. External links open in a new tab. */
export default function MDXA({children, ...link}: ComponentProps<'a'>) {
  const leaves = /^(?:https?:)?\/\//i.test(link.href ?? '')
  return (
    <Link {...(leaves ? {target: '_blank', rel: 'noopener noreferrer'} : undefined)} {...link}>
      {children}
    </Link>
  )
}
