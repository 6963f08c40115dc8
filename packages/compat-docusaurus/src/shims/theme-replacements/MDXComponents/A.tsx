import type {ComponentProps} from 'react'
import DocusaurusLink from '../../link.js'

/** A link in content. The result of `useBaseUrl` in an MDX page includes the base URL. */
export default function MDXA(link: ComponentProps<'a'>) {
  const leaves = /^(?:https?:)?\/\//i.test(link.href ?? '')
  const target = leaves ? {target: '_blank', rel: 'noopener noreferrer'} : undefined
  return <DocusaurusLink {...target} {...link} />
}
