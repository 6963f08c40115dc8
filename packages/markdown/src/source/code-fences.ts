import {trackFences} from '@lectern/shared/code/track-fences'

/**
 * Changes the lines of a text outside fenced code. `change` receives consecutive lines as one
 * string, and has to keep the number of lines so that positions stay correct.
 */
export function mapOutsideFences(text: string, change: (run: string) => string): string {
  const result: string[] = []
  let run: string[] = []
  const findFence = trackFences()
  const flush = () => {
    if (run.length > 0) result.push(change(run.join('\n')))
    run = []
  }
  for (const line of text.split('\n')) {
    if (findFence(line)) {
      flush()
      result.push(line)
    } else run.push(line)
  }
  flush()
  return result.join('\n')
}

/** Iterates over the lines outside fenced code, with their 1-based numbers. */
export function* iterateOutsideFences(text: string): Generator<[line: string, number: number]> {
  const findFence = trackFences()
  for (const [index, line] of text.split('\n').entries()) {
    if (!findFence(line)) yield [line, index + 1]
  }
}
