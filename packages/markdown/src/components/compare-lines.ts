/** A line of a diff. */
export interface DiffLine {
  text: string
  change: 'none' | 'add' | 'remove'
}

/** Maximum number of line pairs to compare. Longer code becomes one removal and one addition. */
const MAX_PAIRS = 1_000_000

/** Compares two lists of lines. Removed lines precede the lines that replace them. */
export function compareLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  const middle =
    removed.length * added.length > MAX_PAIRS
      ? [...mark(removed, 'remove'), ...mark(added, 'add')]
      : compareAll(removed, added)
  return [
    ...mark(before.slice(0, start), 'none'),
    ...middle,
    ...mark(before.slice(before.length - end), 'none')
  ]
}

function mark(lines: readonly string[], change: DiffLine['change']): DiffLine[] {
  return lines.map((text) => ({text, change}))
}

function commonStart(before: readonly string[], after: readonly string[]): number {
  const index = before.findIndex((line, at) => line !== after[at])
  return index < 0 ? before.length : index
}

function commonEnd(before: readonly string[], after: readonly string[]): number {
  return commonStart([...before].reverse(), [...after].reverse())
}

/** Finds the longest common subsequence. */
function compareAll(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lengths = subsequenceLengths(before, after)
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const lines: DiffLine[] = []
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    const removed = before[row]
    const added = after[column]
    if (removed !== undefined && removed === added) {
      lines.push({text: removed, change: 'none'})
      row++
      column++
    } else if (
      removed !== undefined &&
      (added === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({text: removed, change: 'remove'})
      row++
    } else {
      lines.push({text: added ?? '', change: 'add'})
      column++
    }
  }
  return lines
}

/**
 * Computes the length of the longest common subsequence of the remaining lines, for each pair of
 * positions.
 */
function subsequenceLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({length: before.length + 1}, () => new Uint32Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row--) {
    const current = rows[row]
    const next = rows[row + 1]
    for (let column = after.length - 1; current && next && column >= 0; column--) {
      current[column] =
        before[row] === after[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, current[column + 1] ?? 0)
    }
  }
  return rows
}
