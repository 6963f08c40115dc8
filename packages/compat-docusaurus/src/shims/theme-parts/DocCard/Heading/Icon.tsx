import type {ReactNode} from 'react'

/** The icon before the title of a card. */
export default function DocCardHeadingIcon({icon}: {item?: object; icon: ReactNode}) {
  return <span className="margin-right--sm">{icon}</span>
}
