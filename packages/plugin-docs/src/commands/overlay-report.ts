import {formatBytes} from '@lectern/shared/text/format-bytes'
import {formatCount} from '@lectern/shared/text/format-count'
import type {OverlayPlan} from './overlay-plan.js'

/** Describes a plan in one line, with its obstacles in the following lines. */
export function describePlan(plan: OverlayPlan): string[] {
  const {name, settings, deleted, keptBytes, savedBytes, isConverted, obstacles} = plan
  const source = 'git' in settings ? `the Git ref ${settings.git}` : settings.extends
  if (isConverted) return [`${name} already ${'git' in settings ? 'uses' : 'extends'} ${source}.`]
  if (obstacles.length > 0)
    return [`${name} can't be converted:`, ...obstacles.map((obstacle) => `  ${obstacle}`)]
  if (deleted.length === 0) return [`${name} has no files in common with ${source}.`]
  return [
    `${name} from ${source}: ${formatCount(deleted.length, 'file')} can be deleted (${formatBytes(savedBytes)}), ${formatBytes(keptBytes)} remain`
  ]
}

/** Formats a version's settings as a line of the `versions` option. */
export function formatSettings({name, settings}: Pick<OverlayPlan, 'name' | 'settings'>): string {
  if ('git' in settings) return `  ${quote(name)}: {git: ${quote(settings.git)}},`
  const {extends: base, exclude = []} = settings
  const list = exclude.length > 0 ? `, exclude: [${exclude.map(quote).join(', ')}]` : ''
  return `  ${quote(name)}: {extends: ${quote(base)}${list}},`
}

/** Formats a string as a JavaScript literal. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
