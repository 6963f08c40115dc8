import type {CreateElement, Parts} from './create-element.js'

/** Content and attributes of a card. */
export interface CardParts<Child> {
  title: Parts<Child>
  icon?: Child
  href?: string
  children: Parts<Child>
}

/**
 * Creates a card. If the card has an `href`, its title is a link whose clickable area covers the
 * whole card.
 */
export function createCard<Child>(h: CreateElement<Child>, parts: CardParts<Child>): Child {
  const {title, icon, href, children} = parts
  const name = href === undefined ? title : [h('a', {href}, ...title)]
  return h(
    'div',
    {className: href === undefined ? 'theme-card' : 'theme-card theme-card--link'},
    ...(icon === undefined ? [] : [icon]),
    ...(name.length > 0 ? [h('p', {className: 'theme-card-title'}, ...name)] : []),
    ...children
  )
}

/** Content and column count of a card grid. */
export interface GridParts<Child> {
  columns?: number
  children: Parts<Child>
}

/** Creates a grid of cards. Without `columns`, the grid has as many columns as fit. */
export function createCardGrid<Child>(h: CreateElement<Child>, parts: GridParts<Child>): Child {
  return h('div', {className: gridClass('theme-card-grid', parts)}, ...parts.children)
}

/** Creates columns that are stacked on narrow screens. */
export function createColumns<Child>(h: CreateElement<Child>, parts: GridParts<Child>): Child {
  return h('div', {className: gridClass('theme-columns', parts)}, ...parts.children)
}

function gridClass(name: string, {columns}: {columns?: number}): string {
  return columns === undefined ? name : `${name} theme-grid--${columns}`
}

/** Creates an element with only a class and content, such as a column. */
export function createBox<Child>(
  h: CreateElement<Child>,
  className: string,
  children: Parts<Child>
): Child {
  return h('div', {className}, ...children)
}

/** Content and attributes of an accordion. */
export interface AccordionParts<Child> {
  title: Parts<Child>
  /** Opening an accordion closes the others in its group. */
  group?: string
  open?: boolean
  children: Parts<Child>
}

/** Creates an accordion that works without scripts. */
export function createAccordion<Child>(
  h: CreateElement<Child>,
  {title, group, open, children}: AccordionParts<Child>
): Child {
  return h(
    'details',
    {
      className: 'theme-accordion',
      ...(group !== undefined && {name: group}),
      ...(open && {open: true})
    },
    h('summary', {}, ...title),
    h('div', {className: 'theme-accordion-content'}, ...children)
  )
}

/** Content and attributes of a frame. */
export interface FrameParts<Child> {
  caption: Parts<Child>
  /** ID of the enlarged image. Without an ID, the image can't be enlarged. */
  id?: string
  /** Enlarged copy of the image. */
  copy: Parts<Child>
  children: Parts<Child>
}

/** Creates a figure. Clicking its image opens a popover with an enlarged copy. */
export function createFrame<Child>(
  h: CreateElement<Child>,
  {caption, id, copy, children}: FrameParts<Child>
): Child {
  const button = {type: 'button', popoverTarget: id}
  const shown =
    id === undefined
      ? children
      : [h('button', {...button, className: 'theme-frame-zoom'}, ...children)]
  const enlarged = h('button', {...button, popoverTargetAction: 'hide', autoFocus: true}, ...copy)
  return h(
    'figure',
    {className: 'theme-frame'},
    h('div', {className: 'theme-frame-content'}, ...shown),
    ...(id === undefined
      ? []
      : [h('div', {className: 'theme-frame-full', id, popover: 'auto'}, enlarged)]),
    // In a figure, the caption has to come first or last.
    ...(caption.length > 0 ? [h('figcaption', {}, ...caption)] : [])
  )
}
