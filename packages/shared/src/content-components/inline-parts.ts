import type {CreateElement, Parts} from './create-element.js'

/** Supported badge colors. */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/** The color of a badge. */
export type Tone = (typeof TONES)[number]

/** Creates a badge. */
export function createBadge<Child>(
  h: CreateElement<Child>,
  {tone, children}: {tone?: Tone; children: Parts<Child>}
): Child {
  const isPlain = tone === undefined || tone === 'neutral'
  return h('span', {className: isPlain ? 'badge' : `badge theme-badge--${tone}`}, ...children)
}

/** Renders keyboard keys. `Ctrl+K` becomes two keys. */
export function createKbd<Child>(h: CreateElement<Child>, keys: string): Child {
  const names = keys
    .split(/\+(?!$)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const parts = names.flatMap((name, index) => [...(index > 0 ? ['+'] : []), h('kbd', {}, name)])
  return names.length > 1 ? h('span', {className: 'theme-keys'}, ...parts) : h('kbd', {}, ...names)
}

/**
 * Creates an icon from an SVG path that is drawn with strokes in a 24 × 24 box.
 *
 * @param label - Description for screen readers. Without a label, screen readers skip the icon.
 */
export function createIconElement<Child>(
  h: CreateElement<Child>,
  path: string,
  label?: string
): Child {
  const access = label === undefined ? {'aria-hidden': 'true'} : {role: 'img', 'aria-label': label}
  return h(
    'svg',
    {className: 'theme-icon', viewBox: '0 0 24 24', width: 24, height: 24, ...access},
    h('path', {d: path})
  )
}

/** Content and attributes of a link button. */
export interface LinkButtonParts<Child> {
  href: string
  secondary?: boolean
  icon?: Child
  children: Parts<Child>
}

/** Creates a link that looks like a button. */
export function createLinkButton<Child>(
  h: CreateElement<Child>,
  {href, secondary, icon, children}: LinkButtonParts<Child>
): Child {
  const className = secondary ? 'theme-button' : 'theme-button theme-button--primary'
  return h('a', {href, className}, ...(icon === undefined ? [] : [icon]), ...children)
}

/** Content and attributes of a tooltip. */
export interface TooltipParts<Child> {
  id: string
  /** Explanation of the term. */
  text: string
  /** Page with more information about the term. */
  href?: string
  children: Parts<Child>
}

/** Creates a term whose explanation opens on click. It works without scripts. */
export function createTooltip<Child>(
  h: CreateElement<Child>,
  {id, text, href, children}: TooltipParts<Child>
): Child {
  const explanation = href === undefined ? text : h('a', {href}, text)
  return h(
    'span',
    {className: 'theme-tooltip'},
    h('button', {type: 'button', popoverTarget: id}, ...children),
    h('span', {className: 'theme-tooltip-text', id, popover: 'auto'}, explanation)
  )
}
