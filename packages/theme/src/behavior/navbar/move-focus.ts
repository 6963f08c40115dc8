import {ownValue} from '@lectern/shared/objects/own-value'

/** Maps a key to the new index in a list of `count` entries. -1 is the button above the list. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(index, 0) - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1
}

/**
 * Returns the index of the entry that a key moves to (ARIA APG, disclosure navigation). `index` is
 * -1 on the button.
 *
 * @returns `undefined` if the key has no effect, such as Home and End on the button.
 */
export function stepOf(key: string, index: number, count: number): number | undefined {
  if (count === 0 || (index < 0 && !key.startsWith('Arrow'))) return undefined
  return ownValue(STEPS, key)?.(index, count)
}

/** Moves the focus within a dropdown. Returns whether the key has a target. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const entries = [...root.querySelectorAll<HTMLElement>('.dropdown__menu :is(a, button)')]
  const index = entries.findIndex((entry) => entry.matches(':focus'))
  const next = stepOf(key, index, entries.length)
  if (next === undefined) return false
  // A closed menu can't receive the focus, so this waits until it's shown.
  requestAnimationFrame(() => entries[next]?.focus())
  return true
}
