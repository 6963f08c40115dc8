import {Link} from '@lectern/client'
import Description from '@theme/DocCard/Description'
import Heading from '@theme/DocCard/Heading'
import type {ReactNode} from 'react'

/** Props of `@theme/DocCard/Layout`. */
export interface DocCardLayoutProps {
  item: object
  className?: string
  href: string
  icon?: ReactNode
  title: string
  description?: string
}

/** Card that links to a page. */
export default function DocCardLayout(card: DocCardLayoutProps) {
  const {item, className, href, icon, title, description} = card
  return (
    <Link href={href} className={['card', className].filter(Boolean).join(' ')}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  )
}
