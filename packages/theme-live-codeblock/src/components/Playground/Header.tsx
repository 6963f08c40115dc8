import type {ReactNode} from 'react'

/** Props of `@theme/Playground/Header`. */
export interface PlaygroundHeaderProps {
  /** The title. */
  children?: ReactNode
  buttons?: ReactNode
}

/** The line above the editor or the result. */
export default function PlaygroundHeader({children, buttons}: PlaygroundHeaderProps) {
  return (
    <div className="live-code__header">
      <span>{children}</span>
      {buttons}
    </div>
  )
}
