import type {ReactNode} from 'react'

/** Groups content in `@theme/Columns`. */
export default function Column({children}: {children?: ReactNode}) {
  return <div className="theme-column">{children}</div>
}
