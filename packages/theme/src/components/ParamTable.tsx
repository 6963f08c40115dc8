import type {ReactNode} from 'react'

/** Groups descriptions of parameters. */
export default function ParamTable({children}: {children?: ReactNode}) {
  return <div className="theme-param-table">{children}</div>
}
