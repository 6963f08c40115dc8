import {createCard} from '@lectern/shared/content-components/box-parts'
import {createIconElement} from '@lectern/shared/content-components/inline-parts'
import MDXA from '@theme/MDXComponents/A'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/Card`. */
export interface CardProps {
  title?: ReactNode
  /** Page that the whole card links to. */
  href?: string
  /** Icon element, or the name of an icon in Markdown and MDX. */
  icon?: ReactNode
  /** SVG path of the icon, added by the compiler. */
  iconPath?: string
  children?: ReactNode
}

const h = createWithTags({a: MDXA})

/** Renders a card. */
export default function Card({title, href, icon, iconPath, children}: CardProps) {
  return createCard(h, {
    title: listParts(title),
    icon: iconPath === undefined ? icon : createIconElement(h, iconPath),
    href,
    children: listParts(children)
  })
}
