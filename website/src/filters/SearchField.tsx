import styles from './filters.module.css'

export interface SearchFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

/** Field for words to search for in a list. */
export function SearchField({label, value, onChange}: SearchFieldProps) {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({target}) => onChange(target.value)}
    />
  )
}
