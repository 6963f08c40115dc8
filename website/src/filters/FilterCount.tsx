import styles from './filters.module.css'

export interface FilterCountProps {
  shown: number
  total: number
  /** What is counted, such as `looks`. */
  things: string
}

/** How much of a list its filters leave, said to screen readers when it changes. */
export function FilterCount({shown, total, things}: FilterCountProps) {
  return (
    <p role="status" className={styles.count}>
      {`${shown} of ${total} ${things}`}
    </p>
  )
}
