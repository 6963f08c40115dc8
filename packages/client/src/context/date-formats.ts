/** How much of a date is shown: “21 November 2026” or “21 Nov 2026”, in the order of the language. */
export type DateStyle = 'long' | 'short'

/** Writes dates as readers of one language do. */
export type FormatDate = (iso: string, style?: DateStyle) => string

/**
 * Make what writes the dates of a site; `iso` is UTC and is shown as such. Making a format takes a
 * hundred times as long as using it, so each is made once, when it is first needed.
 */
export function createDateFormats(locale: string, calendar = 'gregory'): FormatDate {
  const formats = new Map<DateStyle, Intl.DateTimeFormat>()
  return (iso, style = 'long') => {
    const format = formats.get(style) ?? createFormat(locale, {month: style, calendar})
    formats.set(style, format)
    return format.format(new Date(iso))
  }
}

function createFormat(
  locale: string,
  {month, calendar}: {month: DateStyle; calendar: string}
): Intl.DateTimeFormat {
  const parts = {day: 'numeric', month, year: 'numeric', timeZone: 'UTC', calendar} as const
  return new Intl.DateTimeFormat(locale, parts)
}
