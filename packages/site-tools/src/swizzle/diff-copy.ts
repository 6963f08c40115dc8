import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff'
import type {CopiedComponent} from './copied-component.js'
import {splitLines} from './origins.js'
import {describeTheme} from './theme-source.js'

/**
 * Returns the theme's changes to a component since it was ejected, as a unified diff. Empty if none
 * of the ejected files have changed.
 *
 * @param current - Files that ejecting would create now. Empty if the theme no longer has the
 *   component.
 */
export function diffCopy(
  {origin, component}: CopiedComponent,
  current: Readonly<Record<string, string>>
): string {
  const then = describeTheme({name: origin.theme, package: packageOf(origin)})
  const now = component ? describeTheme(component.theme) : 'removed'
  const files = [...new Set([...Object.keys(origin.files), ...Object.keys(current)])].sort()
  return files
    .map((file) => [file, (origin.files[file] ?? []).join('\n'), normalize(current[file])] as const)
    .filter(([, before, after]) => before !== after)
    .map(([file, before, after]) =>
      createTwoFilesPatch(file, file, before, after, then, now, {headerOptions: FILE_HEADERS_ONLY})
    )
    .join('')
}

function packageOf({package: name, version = ''}: CopiedComponent['origin']) {
  return name === undefined ? undefined : {name, version, folder: ''}
}

function normalize(text = ''): string {
  return splitLines(text).join('\n')
}
