import type {ReactNode} from 'react'

/** Icon in the heading of a card. */
export default function DocCardHeadingIcon({icon}: {item?: object; icon: ReactNode}) {
  return <span className="card__icon">{icon}</span>
}
