import {ownValue} from '@lectern/shared/objects/own-value'
import {createIconElement} from '@lectern/shared/content-components/inline-parts'
import {sortByDistance} from '@lectern/shared/text/nearest'
import type {ElementContent} from 'hast'
import {reportProblem} from '../state/compile-state.js'
import {type ComponentUse, textOf} from './component-use.js'
import {createHtmlAt} from './create-html.js'
import {ICON_PATHS} from './icon-paths.js'

/** Maximum number of similar names to suggest. */
const MAX_NAMES = 5

/**
 * Creates the icon that an attribute names, as an inline SVG. Reports an unknown name (`icon-unknown`).
 *
 * @param label - Description for screen readers. If it's missing, they skip the icon.
 * @returns `undefined` if the attribute is missing or the name is unknown.
 */
export function createIcon(
  use: ComponentUse,
  attribute: string,
  label?: string
): ElementContent | undefined {
  const name = textOf(use, attribute)
  if (name === undefined) return undefined
  const path = findIconPath(name)
  if (path === undefined) {
    reportIcon(name, use)
    return undefined
  }
  return createIconElement(createHtmlAt(use.position), path, label)
}

/** Returns the path of an icon, or `undefined` for an unknown name. */
export function findIconPath(name: string): string | undefined {
  return ownValue(ICON_PATHS, name)
}

function reportIcon(name: string, {position, state}: ComponentUse): void {
  const near = sortByDistance(name, Object.keys(ICON_PATHS)).slice(0, MAX_NAMES)
  reportProblem(state, position, {
    code: 'icon-unknown',
    message: `The icon \`${name}\` doesn't exist.`,
    hint: `Use one of the built-in icons, e.g. ${near.join(', ')}.`
  })
}
