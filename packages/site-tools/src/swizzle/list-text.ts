import type {SwizzleSafety} from '@lectern/types'
import type {Colors, Terminal} from '@lectern/core/report/terminal'
import {listComponents, type ThemeComponent} from './theme-component.js'
import {describeTheme, type ThemeSource} from './theme-source.js'

/**
 * Formats a theme's components as a table, with their safe actions and descriptions. If the table
 * is wider than the window, each description is below its component.
 */
export function describeComponents(
  theme: ThemeSource,
  {colors, columns = Number.POSITIVE_INFINITY}: Pick<Terminal, 'colors' | 'columns'>
): string {
  const components = listComponents(theme)
  const width = Math.max(9, ...components.map(({name}) => name.length))
  const start = `  ${' '.repeat(width)}  ${' '.repeat(9)}  ${' '.repeat(9)}  `.length
  const isWide = components.every(({description}) => start + description.length <= columns)
  const rows = components.flatMap((component) => {
    const row = describeRow(component, width, colors)
    const {description} = component
    if (isWide) return `${row}  ${description}`.trimEnd()
    return [row.trimEnd(), ...wrapWords(description, columns - 4).map((line) => `    ${line}`)]
  })
  const head = `  ${'Component'.padEnd(width)}  ${'Eject'.padEnd(9)}  ${isWide ? 'Wrap       Description' : 'Wrap'}`
  const title = theme.package ? `${theme.name} (${describeTheme(theme)})` : theme.name
  return [colors.bold(title), '', colors.dim(head), ...rows, ''].join('\n')
}

function describeRow({name, actions}: ThemeComponent, width: number, colors: Colors): string {
  const safety = (value: SwizzleSafety) => paint(value, colors)(value.padEnd(9))
  return `  ${[name.padEnd(width), safety(actions.eject), safety(actions.wrap)].join('  ')}`
}

/** Breaks a sentence into lines. Words that are longer than a line aren't broken. */
function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.filter((line) => line !== '')
}

function paint(value: SwizzleSafety, colors: Colors) {
  if (value === 'safe') return colors.green
  return value === 'unsafe' ? colors.yellow : colors.red
}
