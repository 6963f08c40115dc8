import type {ReactNode} from 'react'
import '../behavior/markup/component-styles.js'

/** Renders an ordered list as steps. */
export default function Steps({children}: {children?: ReactNode}) {
  return <div className="theme-steps">{children}</div>
}
