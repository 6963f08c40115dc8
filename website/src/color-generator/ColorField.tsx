import {useEffect, useId, useState} from 'react'
import {parseColor, type HexColor} from './color.js'
import styles from './ColorGenerator.module.css'

export interface ColorFieldProps {
  label: string
  color: HexColor
  onChange(color: HexColor): void
}

/** A colour that is picked or typed; what is typed counts as soon as it is a colour. */
export function ColorField({label, color, onChange}: ColorFieldProps) {
  const id = useId()
  const [text, setText] = useState<string>(color)
  useEffect(() => setText((typed) => (parseColor(typed) === color ? typed : color)), [color])
  const isWrong = parseColor(text) === undefined
  const take = (typed: string) => {
    setText(typed)
    const next = parseColor(typed)
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
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint` : undefined}
          onChange={({target}) => take(target.value)}
        />
      </div>
      {isWrong && (
        <p id={`${id}-hint`} className={styles.hint}>
          Write a colour as <code>#2e8555</code>.
        </p>
      )}
    </div>
  )
}
