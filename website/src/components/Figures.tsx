import {Link} from '@lectern/client'
import {buildTimes, figures} from './figures.js'
import styles from './Figures.module.css'

/** Performance measurements as a chart and two figures, with a link to the method. */
export function Figures() {
  return (
    <>
      <div className={styles.panel}>
        <BuildChart />
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
      </div>
      <p className={styles.source}>
        Measured on two CPU cores with a generated site.{' '}
        <Link to="/docs/advanced/architecture#measured">How we measure</Link>
      </p>
    </>
  )
}

/**
 * The bars for a number of pages share a scale, so that an edit can be compared with a full build.
 */
function BuildChart() {
  return (
    <table className={styles.chart}>
      <caption>Build time in seconds</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Build</th>
          <th scope="col">Seconds</th>
        </tr>
      </thead>
      {buildTimes.map(({pages, first, edit}) => (
        <tbody key={pages}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {`${pages} pages`}
            </th>
          </tr>
          <Bar label="First build" seconds={first} part={1} />
          <Bar label="After an edit" seconds={edit} part={edit / first} isAccent />
        </tbody>
      ))}
    </table>
  )
}

interface BarProps {
  label: string
  seconds: number
  /** Length, from 0 to 1. */
  part: number
  isAccent?: boolean
}

function Bar({label, seconds, part, isAccent}: BarProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <svg
          className={isAccent ? styles.accent : styles.bar}
          width="100%"
          height="20"
          aria-hidden="true"
        >
          <rect width={`${part * 100}%`} height="20" rx="3" />
        </svg>
        <span>{seconds.toFixed(seconds < 10 ? 2 : 1)}</span>
      </td>
    </tr>
  )
}
