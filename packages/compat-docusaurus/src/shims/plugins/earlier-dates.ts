import {useMemo} from 'react'
import {useDateTimeFormat} from '../page-parts/use-date-time-format.js'

/** Formats dates as in the metadata of Docusaurus 3.0 and 3.1. Later versions format them in components. */
export interface DateForms {
  /** Formats the date of a post. */
  formatDate(date: string): string
  /** Formats the time of an update. */
  formatUpdate(time: number | undefined): string | undefined
}

/** Returns the formats for the current locale. Server and browser may be in different time zones. */
export function useDateForms(): DateForms {
  const long = useDateTimeFormat({
    ...{day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'}
  })
  const short = useDateTimeFormat({timeZone: 'UTC'})
  // The formats are new in each rendering, but the locale never changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => ({
      formatDate: (date) => long.format(new Date(date)),
      formatUpdate: (time) => (time === undefined ? undefined : short.format(time))
    }),
    []
  )
}
