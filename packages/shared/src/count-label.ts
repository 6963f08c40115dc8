/** A count to begin a title with: `One post`, `3 posts`. */
export function countLabel(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${count} ${noun}s`
}
