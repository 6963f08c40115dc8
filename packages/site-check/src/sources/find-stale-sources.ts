import type {SourceMemory} from '@lectern/core/sources/source-reader'
import type {Finding} from '../findings/finding.js'

/**
 * Finds sources that have changed since the build. Rule: `output-stale`, with a single finding.
 *
 * @param built - Sources as the build has read them. Empty if unknown.
 * @param now - Current state of the same sources.
 */
export function findStaleSources(built: SourceMemory, now: SourceMemory): Finding[] {
  if (Object.keys(built).length === 0) return []
  const changed = Object.keys(now).filter(
    (file) => built[file]?.scanned.hash !== now[file]?.scanned.hash
  )
  const deleted = Object.keys(built).filter((file) => now[file] === undefined)
  const [first] = [...changed, ...deleted].sort()
  if (first === undefined) return []
  const others = changed.length + deleted.length - 1
  const more = others > 0 ? ` and ${others} more source${others > 1 ? 's' : ''}` : ''
  return [
    {
      rule: 'output-stale',
      message: `The build is outdated: ${first}${more} changed since.`,
      hint: 'Run `site build` again to check the current content.',
      target: first,
      locations: []
    }
  ]
}
