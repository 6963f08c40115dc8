/** Read what is kept of marks; anything that is no list of texts counts as none. */
export function readMarks(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return new Set(list.filter((id) => typeof id === 'string'))
  } catch {
    return new Set()
  }
}

/** The marks with one more, or with one less where it was there. */
export function toggleMark(marks: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...marks].filter((other) => other !== id)
  return new Set(marks.has(id) ? others : [...others, id])
}
