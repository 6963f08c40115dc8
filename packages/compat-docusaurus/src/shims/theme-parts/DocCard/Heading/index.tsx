import Icon from '@theme/DocCard/Heading/Icon'
import Text from '@theme/DocCard/Heading/Text'
import type {ReactNode} from 'react'

/** Props of `@theme/DocCard/Heading`. */
export interface DocCardHeadingProps {
  item: object
  icon?: ReactNode
  title: string
}

/** Heading of a card. */
export default function DocCardHeading({item, icon, title}: DocCardHeadingProps) {
  return (
    <h2 className="card__title" title={title}>
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </h2>
  )
}
