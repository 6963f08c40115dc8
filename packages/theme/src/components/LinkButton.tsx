import {createIconElement, createLinkButton} from '@lectern/shared/content-components/inline-parts'
import MDXA from '@theme/MDXComponents/A'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/LinkButton`. */
export interface LinkButtonProps {
  href: string
  /** Defaults to `primary`. */
  variant?: 'primary' | 'secondary'
  /** Icon element, or the name of an icon in Markdown and MDX. */
  icon?: ReactNode
  /** SVG path of the icon, added by the compiler. */
  iconPath?: string
  children?: ReactNode
}

const h = createWithTags({a: MDXA})

/** Renders a link that looks like a button. */
export default function LinkButton({href, variant, icon, iconPath, children}: LinkButtonProps) {
  return createLinkButton(h, {
    href,
    secondary: variant === 'secondary',
    icon: iconPath === undefined ? icon : createIconElement(h, iconPath),
    children: listParts(children)
  })
}
