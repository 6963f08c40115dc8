/** How each key moves through a list of `count` entries; -1 is the place before the first one. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1
}

/**
 * Where a key leads in a dropdown (ARIA APG, disclosure navigation): `index` is -1 on the button.
 *
 * @returns `undefined` when the key says nothing, as Home and End do on the button.
 */
export function stepOf(key: string, index: number, count: number): number | undefined {
  if (count === 0 || (index < 0 && !key.startsWith('Arrow'))) return undefined
  return STEPS[key]?.(index, count)
}

/** Moves the focus to the entry of a dropdown that a key leads to; says whether there is one. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const entries = [...root.querySelectorAll<HTMLElement>('.dropdown__menu :is(a, button)')]
  const index = entries.findIndex((entry) => entry.matches(':focus'))
  const next = stepOf(key, index, entries.length)
  if (next === undefined) return false
  // A closed menu cannot take the focus before it is shown.
  requestAnimationFrame(() => entries[next]?.focus())
  return true
}
