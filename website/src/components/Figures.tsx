import {Link} from '@lectern/client'
import {figures} from './figures.js'
import styles from './Figures.module.css'

/** What was measured, with the way to how. */
export function Figures() {
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({value, unit, text}) => (
          <div key={text} className={styles.figure}>
            <dt>{text}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        On two processor cores, with a generated site.{' '}
        <Link to="/docs/advanced/architecture#measured">How this was measured</Link>
      </p>
    </>
  )
}
