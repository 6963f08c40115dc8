/** Edits at one index of a list. */
interface Edit<Item> {
  at: number
  remove: number
  add: Item[]
}

/**
 * Collects edits to a list, by indexes of the original list, and applies them at once. It replaces
 * the Markdown parser's class of the same name, which rewrites the whole list each time. The parser
 * makes a few edits at the end of its list whenever a list item or another container ends. For a
 * page of 5 MB, this took a tenth of the total time, and for a page twice as large, four times as
 * long.
 */
export class EditMap<Item> {
  readonly #edits = new Map<number, Edit<Item>>()

  /** Removes some items at an index, and inserts others there, after earlier insertions. */
  add(at: number, remove: number, add: readonly Item[]): void {
    const edit = this.#editAt(at)
    edit.remove += remove
    edit.add = [...edit.add, ...add]
  }

  /** The same, but inserts before earlier insertions. */
  addBefore(at: number, remove: number, add: readonly Item[]): void {
    const edit = this.#editAt(at)
    edit.remove += remove
    edit.add = [...add, ...edit.add]
  }

  /** Applies and clears all edits. Items before the first edit are unchanged. */
  consume(items: Item[]): void {
    const edits = [...this.#edits.values()].sort((left, right) => left.at - right.at)
    this.#edits.clear()
    const start = edits[0]?.at ?? items.length
    const rest = items.splice(start)
    let next = start
    for (const {at, remove, add} of edits) {
      for (; next < at; next++) items.push(rest[next - start] as Item)
      for (const item of add) items.push(item)
      next = at + remove
    }
    for (; next - start < rest.length; next++) items.push(rest[next - start] as Item)
  }

  #editAt(at: number): Edit<Item> {
    const edit = this.#edits.get(at) ?? {at, remove: 0, add: []}
    this.#edits.set(at, edit)
    return edit
  }
}
