import styles from './filters.module.css'

export interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  /** Text of each choice, by value. */
  choices: Readonly<Record<Value, string>>
  onChange(value: Value): void
}

/** A labeled select with a few choices. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onChange
}: ChoiceFieldProps<Value>) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({target}) => onChange(target.value as Value)}>
        {(Object.entries(choices) as [Value, string][]).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
