const YEAR_FIRST = /^(?<year>\d{4})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})/
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/
const NAMED = /^(?<name>[A-Z][a-z]{2})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})/
/** Beginnings of the names of months, each with three letters. */
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const TIME = /^(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Parses a date, with or without a time. The year comes first, or the format is `month/day/year` or
 * `January 31, 2026`. A time without a time zone is in UTC, so builds are the same everywhere.
 *
 * @returns ISO 8601 in UTC, or `undefined` if the text isn't a date.
 */
export function parseDate(text: string): string | undefined {
  const read = readDate(text)
  return read?.exists ? read.date : undefined
}

/**
 * Converts a date that doesn't exist to a day in the next month: 30 February becomes 1 or 2 March.
 *
 * @returns ISO 8601 in UTC, or `undefined` for dates that exist and for other text.
 */
export function rollDate(text: string): string | undefined {
  const read = readDate(text)
  return read?.exists === false ? read.date : undefined
}

function readDate(text: string): {date: string; exists: boolean} | undefined {
  const trimmed = text.trim()
  const day = YEAR_FIRST.exec(trimmed) ?? MONTH_FIRST.exec(trimmed) ?? NAMED.exec(trimmed)
  const time = day && TIME.exec(trimmed.slice(day[0].length))
  if (!time) return undefined
  const [hour = 0, minute = 0, second = 0] = time.slice(1, 4).map((digits) => Number(digits ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const {year, month, name = '', day: dayOfMonth} = day.groups ?? {}
  const monthIndex = month === undefined ? MONTHS.indexOf(name) / 3 : Number(month) - 1
  if (!Number.isInteger(monthIndex) || monthIndex < 0) return undefined
  const date = new Date(
    Date.UTC(Number(year), monthIndex, Number(dayOfMonth), hour, minute, second)
  )
  // `Date` converts 30 February to 2 March, so the month and day differ.
  const exists = date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(dayOfMonth)
  return {date: new Date(date.getTime() - parseZone(time[4])).toISOString(), exists}
}

/** Converts the offset of a time zone, such as `+02:00`, to milliseconds. */
function parseZone(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? []
  if (sign === undefined) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}
