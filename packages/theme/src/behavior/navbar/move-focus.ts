/** New index for each key in a list of `count` entries. -1 is the position before the first one. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1
}

/**
 * Returns the target of a key in a dropdown (ARIA APG, disclosure navigation). `index` is -1 on the button.
 *
 * @returns `undefined` if the key has no effect, such as Home and End on the button.
 */
export function stepOf(key: string, index: number, count: number): number | undefined {
  if (count === 0 || (index < 0 && !key.startsWith('Arrow'))) return undefined
  return STEPS[key]?.(index, count)
}

/** Moves the focus to the target of a key in a dropdown. Returns whether there is one. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const entries = [...root.querySelectorAll<HTMLElement>('.dropdown__menu :is(a, button)')]
  const index = entries.findIndex((entry) => entry.matches(':focus'))
  const next = stepOf(key, index, entries.length)
  if (next === undefined) return false
  // A closed menu can't receive the focus before it's shown.
  requestAnimationFrame(() => entries[next]?.focus())
  return true
}
