import type {ReactNode} from 'react'
import '../behavior/markup/component-styles.js'

/** Groups the descriptions of parameters. */
export default function ParamTable({children}: {children?: ReactNode}) {
  return <div className="theme-param-table">{children}</div>
}
