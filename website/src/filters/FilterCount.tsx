import styles from './filters.module.css'

export interface FilterCountProps {
  shown: number
  total: number
  /** What is counted, such as `looks`. */
  things: string
}

/** Number of entries that match the filters, announced to screen readers when it changes. */
export function FilterCount({shown, total, things}: FilterCountProps) {
  return (
    <p role="status" className={styles.count}>
      {`${shown} of ${total} ${things}`}
    </p>
  )
}
