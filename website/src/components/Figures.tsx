import {Link} from '@lectern/client'
import {figures} from './figures.js'
import styles from './Figures.module.css'

/** Performance measurements, with a link to the method. */
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
        Measured on two CPU cores with a generated site.{' '}
        <Link to="/docs/advanced/architecture#measured">How we measure</Link>
      </p>
    </>
  )
}
