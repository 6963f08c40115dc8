import type {EventLog, LoggedEvent} from './read-events.js'

export {readEvents} from './read-events.js'

/** Maximum number of rows per table. */
const ROWS = 50

/** Creates a Markdown report about the events in a log. The most frequent events come first. */
export function createInsightReport({events, invalid}: EventLog): string {
  const ofType = (type: string) => events.filter((event) => event.type === type)
  const parts = [
    '# Insight report',
    describeCount(events.length, invalid),
    ...createTable(
      'Searches without results',
      ['Query', 'Count'],
      countSearches(ofType('search-empty'))
    ),
    ...createTable(
      'Missing pages',
      ['Path', 'Count', 'Linked from'],
      countMissing(ofType('page-missing'))
    ),
    ...createTable('Votes', ['Page', 'Up', 'Down', 'Comments'], countVotes(ofType('vote')))
  ]
  return `${parts.join('\n\n')}\n`
}

function describeCount(count: number, invalid: number): string {
  const known = count === 1 ? '1 event' : `${count} events`
  return invalid === 0 ? `${known}.` : `${known}. Lines that aren't events: ${invalid}.`
}

type Row = readonly (string | number)[]

function createTable(title: string, columns: readonly string[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return [`## ${title}`, 'None.']
  const shown = rows.slice(0, ROWS)
  const lines = [columns, columns.map(() => '---'), ...shown].map(
    (cells) => `| ${cells.map(escapeCell).join(' | ')} |`
  )
  const rest = rows.length > ROWS ? [`${rows.length - ROWS} more.`] : []
  return [`## ${title}`, lines.join('\n'), ...rest]
}

/** Escapes text from readers, so that it can't add Markdown or HTML. */
function escapeCell(cell: string | number): string {
  const text = String(cell).replace(/\s+/g, ' ')
  return text.replace(/[\\`*_[\]<>|#!&]/g, '\\$&')
}

function countSearches(events: readonly LoggedEvent[]): Row[] {
  const groups = groupBy(events, ({query}) => query.trim().toLowerCase())
  return sortByCount([...groups].map(([query, found]) => [query, found.length]))
}

function countMissing(events: readonly LoggedEvent[]): Row[] {
  const groups = groupBy(events, ({path}) => path)
  return sortByCount(
    [...groups].map(([path, found]) => {
      const sources = new Set(found.map(({from}) => from).filter((from) => from !== ''))
      return [path, found.length, [...sources].sort().join(', ')]
    })
  )
}

/** Counts votes by page. Pages with the most negative votes come first. */
function countVotes(events: readonly LoggedEvent[]): Row[] {
  const rows = [...groupBy(events, ({path}) => path)].map(([path, found]) => {
    const up = found.filter(({vote}) => vote === 'up').length
    const comments = found.map(({text}) => text).filter((text) => text !== '')
    return {path, up, down: found.length - up, comments}
  })
  return rows
    .sort(
      (one, other) => other.down - other.up - (one.down - one.up) || compare(one.path, other.path)
    )
    .map(({path, up, down, comments}) => [path, up, down, comments.join(' / ')])
}

function sortByCount(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (one, other) => Number(other[1]) - Number(one[1]) || compare(String(one[0]), String(other[0]))
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function groupBy(
  events: readonly LoggedEvent[],
  keyOf: (event: LoggedEvent) => string
): Map<string, LoggedEvent[]> {
  const groups = new Map<string, LoggedEvent[]>()
  for (const event of events) {
    const key = keyOf(event)
    const group = groups.get(key)
    if (group) group.push(event)
    else groups.set(key, [event])
  }
  return groups
}
