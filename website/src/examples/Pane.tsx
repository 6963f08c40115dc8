import type {ComponentType} from 'react'
import styles from './Examples.module.css'

export interface PaneProps {
  title: string
  content: ComponentType
  /** A code block from edge to edge, terminal output with wrapped lines, or a part of a page. */
  kind: 'code' | 'output' | 'page'
}

const CLASSES = {
  code: styles.code,
  output: `${styles.code} ${styles.output}`,
  page: `markdown ${styles.page}`
}

/** One side of an example, with its name. */
export function Pane({title, content: Content, kind}: PaneProps) {
  return (
    <figure className={styles.pane}>
      <figcaption className={styles.bar}>{title}</figcaption>
      <div className={CLASSES[kind]}>
        <Content />
      </div>
    </figure>
  )
}
