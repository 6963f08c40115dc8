import type {ReactNode} from 'react'
import SamplePage from './sample-page.md'
import SampleSource from './sample-source.md'
import styles from './Sample.module.css'

/** A Markdown source beside what Lectern makes of it; both sides are compiled with the site. */
export function Sample() {
  return (
    <div className={styles.sample}>
      <Pane title="scale.md" className={styles.source}>
        <SampleSource />
      </Pane>
      <Pane title="The page" className={`markdown ${styles.page}`}>
        <SamplePage />
      </Pane>
    </div>
  )
}

function Pane({
  title,
  className,
  children
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <figure className={styles.pane}>
      <figcaption className={styles.bar}>{title}</figcaption>
      <div className={className}>{children}</div>
    </figure>
  )
}
