import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {describeCommands, type SiteChoices} from './choices/site-choices.js'

/** Formats the commands to run in a new site. */
export function formatNextSteps(choices: SiteChoices, cwd: string): string {
  const {install, run, start} = describeCommands(choices.packageManager)
  const place = path.relative(cwd, choices.folder)
  const steps = [
    ...(place ? [[`cd ${quote(place)}`, '']] : []),
    ...(choices.install ? [] : [[install, 'install packages']]),
    [start, 'start the development server'],
    [`${run} build`, 'build the site into build/']
  ]
  const width = Math.max(...steps.map(([command = '']) => command.length)) + 3
  const lines = steps.map(([command = '', what = '']) =>
    `  ${command.padEnd(width)}${what}`.trimEnd()
  )
  return ['Next steps:', ...lines].join('\n')
}

/** Formats a problem for the terminal. */
export function formatProblem({code, message, hint}: SiteProblem): string {
  return [`error ${code}: ${message}`, ...(hint ? [`  → ${hint}`] : [])].join('\n')
}

function quote(place: string): string {
  return /^[\w./\\-]+$/.test(place) ? place : `"${place}"`
}
