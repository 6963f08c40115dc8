/** State between the lines of a tag. */
export interface TagState {
  /** Number of attributes of the current tag so far. Missing outside tags. */
  count?: number
  /** Quote character of a value that continues on the next line. */
  quote?: '"' | "'"
  /** Number of open braces in the current tag. */
  braces: number
}

const TAG = /<[A-Za-z][^\s/>]*/g
const PARTS = /["'<>{}]|[^\s"'<>=/{}]+/g

/**
 * Counts the attributes in a line, with or without values. Words inside quotes and expressions
 * don't count. After `<`, everything up to the next `>` counts, as in an unclosed tag.
 *
 * @param state - State before the line. It's updated to the state after it.
 */
export function countAttributes(line: string, state: TagState): number {
  let found = 0
  let index = 0
  while (index < line.length) {
    const part = findNext(line, index, state)
    if (!part) break
    index = part.end
    if (readPart(part.text, state)) found += 1
  }
  return found
}

/** Finds the next part of a line that is an attribute or changes the state. */
function findNext(
  line: string,
  from: number,
  {count, quote}: TagState
): {text: string; end: number} | undefined {
  if (quote !== undefined) {
    const end = line.indexOf(quote, from)
    return end < 0 ? undefined : {text: quote, end: end + 1}
  }
  const pattern = count === undefined ? TAG : PARTS
  pattern.lastIndex = from
  const text = pattern.exec(line)?.[0]
  return text === undefined ? undefined : {text, end: pattern.lastIndex}
}

/** Returns whether a part is an attribute. Unquoted values also count. */
function readPart(text: string, state: TagState): boolean {
  if (state.quote !== undefined) state.quote = undefined
  else if (state.count === undefined) state.count = 0
  else if (text === '{') state.braces += 1
  else if (text === '}') state.braces = Math.max(0, state.braces - 1)
  else if (state.braces > 0) return false
  else if (text === '"' || text === "'") state.quote = text
  else if (text === '>') state.count = undefined
  else if (text === '<') state.count = 0
  else {
    state.count += 1
    return true
  }
  return false
}
