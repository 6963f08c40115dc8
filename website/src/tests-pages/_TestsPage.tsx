import type {ReactNode} from 'react'
import styles from './_TestsPage.module.css'

/** The column that the tests made of components stand in. */
export function TestsPage({children}: {children: ReactNode}) {
  return <main className={`markdown ${styles.page}`}>{children}</main>
}
