import {useId, useState} from 'react'
import {parseColor, type HexColor} from './color.js'
import styles from './ColorGenerator.module.css'

export interface ColorFieldProps {
  label: string
  color: HexColor
  onChange(color: HexColor): void
}

/** A color to pick or type. Typed text takes effect once it's a valid color. */
export function ColorField({label, color, onChange}: ColorFieldProps) {
  const id = useId()
  const [entry, setEntry] = useState<{text: string; color: HexColor}>({text: color, color})
  const text = entry.color === color ? entry.text : color
  const isInvalid = parseColor(text) === undefined
  const take = (typed: string) => {
    const next = parseColor(typed)
    setEntry({text: typed, color: next ?? color})
    if (next) onChange(next)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.inputs}>
        <input
          type="color"
          value={color}
          aria-label={`${label}, from a picker`}
          onChange={({target}) => take(target.value)}
        />
        <input
          id={id}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-hint` : undefined}
          onChange={({target}) => take(target.value)}
        />
      </div>
      {isInvalid && (
        <p id={`${id}-hint`} className={styles.hint}>
          Write a color as <code>#2e8555</code>.
        </p>
      )}
    </div>
  )
}
