import {formatDate} from './dates.js'

export function Updated({date}) {
  return <p>Updated: {formatDate(date)}</p>
}
