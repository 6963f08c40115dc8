/** Parses stored marks. Anything other than a list of strings counts as empty. */
export function readMarks(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return new Set(list.filter((id) => typeof id === 'string'))
  } catch {
    return new Set()
  }
}

/** Adds a mark, or removes it if it's already there. */
export function toggleMark(marks: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...marks].filter((other) => other !== id)
  return new Set(marks.has(id) ? others : [...others, id])
}
