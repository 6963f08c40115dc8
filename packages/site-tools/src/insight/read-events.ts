import {isRecord} from '@lectern/shared/text/unknown-record'

/** An event in a log. */
export interface LoggedEvent {
  type: string
  path: string
  query: string
  from: string
  vote: string
  text: string
}

/** The events in a log, and the number of invalid lines. */
export interface EventLog {
  events: readonly LoggedEvent[]
  invalid: number
}

const TYPES = new Set(['search-empty', 'page-missing', 'vote', 'comment'])

/** Maximum length of a text. Browsers send at most 500 characters, but anyone can send events. */
const MAX_TEXT = 500

/**
 * Reads events from a log with one JSON object per line. Browsers send these lines, so they can
 * contain anything.
 */
export function readEvents(text: string): EventLog {
  const events: LoggedEvent[] = []
  let invalid = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const event = readEvent(line)
    if (event) events.push(event)
    else invalid += 1
  }
  return {events, invalid}
}

function readEvent(line: string): LoggedEvent | undefined {
  const value = parse(line)
  if (!isRecord(value) || typeof value.type !== 'string' || !TYPES.has(value.type)) return undefined
  const textOf = (name: string) => {
    const text = value[name]
    return typeof text === 'string' ? text.slice(0, MAX_TEXT) : ''
  }
  return {
    type: value.type,
    path: textOf('path'),
    query: textOf('query'),
    from: textOf('from'),
    vote: textOf('vote'),
    text: textOf('text')
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // Not JSON, so the line is invalid.
    return undefined
  }
}
