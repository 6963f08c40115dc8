import type {ReactNode} from 'react'
import styles from './_TestsPage.module.css'

/** Column for component tests. */
export function TestsPage({children}: {children: ReactNode}) {
  return <main className={`markdown ${styles.page}`}>{children}</main>
}
