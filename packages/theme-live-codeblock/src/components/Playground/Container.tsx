import type {ReactNode} from 'react'

/** Props of `@theme/Playground/Container`. */
export interface PlaygroundContainerProps {
  children?: ReactNode
}

/** The frame around the editor and the result. */
export default function PlaygroundContainer({children}: PlaygroundContainerProps) {
  return <div className="live-code">{children}</div>
}
