import type {ReactNode} from 'react'
import '../behavior/markup/component-styles.js'

/** Groups content in `@theme/Columns`. */
export default function Column({children}: {children?: ReactNode}) {
  return <div className="theme-column">{children}</div>
}
