const DAYS = '(?:31|30|[12]\\d|0[1-9])'
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const ZONE = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

/** https://www.w3.org/TR/NOTE-datetime: a year, month, day, or time with a time zone. */
const W3C = new RegExp(
  `^\\d{4}(?:-(?:0[1-9]|1[0-2])(?:-${DAYS}(?:T${TIME}(?::[0-5]\\d(?:\\.\\d+)?)?${ZONE})?)?)?$`
)
const RFC_3339 = new RegExp(
  `^\\d{4}-(?:0[1-9]|1[0-2])-${DAYS}T${TIME}:[0-5]\\d(?:\\.\\d+)?${ZONE}$`
)
const RFC_822 =
  /^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)? (?:GMT|UT|[+-]\d{4})$/

/** Checks whether text is a valid date in a sitemap. */
export function isW3cDate(text: string): boolean {
  return W3C.test(text) && isRealDay(text)
}

/** Checks whether text is a valid date in an Atom or JSON feed. */
export function isRfc3339Date(text: string): boolean {
  return RFC_3339.test(text) && isRealDay(text)
}

/** Checks whether text is a valid RSS date with a four-digit year and the correct weekday. */
export function isRfc822Date(text: string): boolean {
  const [, weekday, day] = RFC_822.exec(text) ?? []
  if (day === undefined) return false
  const date = new Date(text.replace(/(?:GMT|UT|[+-]\d{4})$/, 'GMT')).toUTCString()
  return date.slice(5, 7) === day && (weekday === undefined || date.startsWith(weekday))
}

/** Checks that a day exists, unlike 30 February, which `Date` moves to the next month. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10)
  return day.length < 10 || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
}
