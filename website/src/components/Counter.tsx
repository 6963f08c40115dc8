import {useState} from 'react'
import styles from './Counter.module.css'

/** A button that counts its clicks, as a minimal interactive component. */
export function Counter({start = 0}: {start?: number}) {
  const [count, setCount] = useState(start)
  return (
    <p className={styles.counter}>
      <button type="button" className="button" onClick={() => setCount(count + 1)}>
        Count up
      </button>
      <output aria-live="polite">{count}</output>
    </p>
  )
}
