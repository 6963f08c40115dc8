import type {SwizzleSafety} from '@lectern/types'
import type {Colors} from '@lectern/core/report/terminal'
import {listComponents, type ThemeComponent} from './theme-component.js'
import {describeTheme, type ThemeSource} from './theme-source.js'

/** Formats a theme's components as a table, with their safe actions and descriptions. */
export function describeComponents(theme: ThemeSource, colors: Colors): string {
  const components = listComponents(theme)
  const width = Math.max(9, ...components.map(({name}) => name.length))
  const rows = components.map((component) => describeRow(component, width, colors))
  const head = `  ${'Component'.padEnd(width)}  ${'Eject'.padEnd(9)}  ${'Wrap'.padEnd(9)}  Description`
  const title = theme.package ? `${theme.name} (${describeTheme(theme)})` : theme.name
  return [colors.bold(title), '', colors.dim(head), ...rows, ''].join('\n')
}

function describeRow(component: ThemeComponent, width: number, colors: Colors): string {
  const {name, actions, description} = component
  const safety = (value: SwizzleSafety) => paint(value, colors)(value.padEnd(9))
  const cells = [name.padEnd(width), safety(actions.eject), safety(actions.wrap), description]
  return `  ${cells.join('  ')}`.trimEnd()
}

function paint(value: SwizzleSafety, colors: Colors) {
  if (value === 'safe') return colors.green
  return value === 'unsafe' ? colors.yellow : colors.red
}
