import styles from './filters.module.css'

export interface FilterCountProps {
  shown: number
  total: number
  /** Name of the counted things, such as `looks`. */
  things: string
}

/** Number of entries that match the filters. Screen readers announce changes. */
export function FilterCount({shown, total, things}: FilterCountProps) {
  return (
    <p role="status" className={styles.count}>
      {`${shown} of ${total} ${things}`}
    </p>
  )
}
