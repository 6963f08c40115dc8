import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {describeCommands, type SiteChoices} from './choices/site-choices.js'

/** What to type now that a site is there. */
export function formatNextSteps(choices: SiteChoices, cwd: string): string {
  const {install, run, start} = describeCommands(choices.packageManager)
  const place = path.relative(cwd, choices.folder)
  const steps = [
    ...(place ? [[`cd ${quote(place)}`, '']] : []),
    ...(choices.install ? [] : [[install, 'install the packages']]),
    [start, 'write with the site open in a browser'],
    [`${run} build`, 'build the website into build/']
  ]
  const width = Math.max(...steps.map(([command = '']) => command.length)) + 3
  const lines = steps.map(([command = '', what = '']) =>
    `  ${command.padEnd(width)}${what}`.trimEnd()
  )
  return ['Next:', ...lines].join('\n')
}

/** A problem for people: what is wrong, what to do. */
export function formatProblem({code, message, hint}: SiteProblem): string {
  return [`error ${code}: ${message}`, ...(hint ? [`  → ${hint}`] : [])].join('\n')
}

function quote(place: string): string {
  return /^[\w./\\-]+$/.test(place) ? place : `"${place}"`
}
