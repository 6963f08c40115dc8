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
    ...createTable('Votes', ['Page', 'Up', 'Down'], countVotes(ofType('vote'))),
    ...createTable(
      'Comments',
      ['Page', 'Vote', 'Comment'],
      listComments([...ofType('vote'), ...ofType('comment')])
    )
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

/**
 * Escapes text from readers, so that it isn't parsed as Markdown or HTML. Words that Markdown would turn into links
 * become code. Control characters are removed, because a terminal would interpret them.
 */
function escapeCell(cell: string | number): string {
  const text = String(cell).replace(/\s+/g, ' ').replace(CONTROLS, '')
  return text.split(' ').map(escapeWord).join(' ')
}

/** Control characters, and characters that change the direction of the text after them. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

function escapeWord(word: string): string {
  const isLink = word.includes('@') || /https?:|www\./i.test(word)
  // Code can't contain escapes.
  if (isLink) return `\`${word.replaceAll('`', '%60').replaceAll('|', '%7C')}\``
  return word.replace(/[\\`*_~[\]<>|#!&]/g, '\\$&')
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
    return {path, up, down: found.length - up}
  })
  return rows
    .sort(
      (one, other) => other.down - other.up - (one.down - one.up) || compare(one.path, other.path)
    )
    .map(({path, up, down}) => [path, up, down])
}

/** Lists texts by page. On each page, texts about negative votes come first. */
function listComments(events: readonly LoggedEvent[]): Row[] {
  return events
    .filter(({text}) => text !== '')
    .map(({path, vote, text}): [string, string, string] => [
      path,
      vote === 'up' ? 'up' : 'down',
      text
    ])
    .sort((one, other) => compare(one[0], other[0]) || compare(one[1], other[1]))
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
