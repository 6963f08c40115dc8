import {createIconElement, createLinkButton} from '@lectern/shared/content-components/inline-parts'
import MDXA from '@theme/MDXComponents/A'
import type {ReactNode} from 'react'
import {createWithTags, listParts} from '../behavior/markup/create-with-tags.js'
import '../behavior/markup/component-styles.js'

/** Props of `@theme/LinkButton`. */
export interface LinkButtonProps {
  href: string
  /** The default is `primary`. */
  variant?: 'primary' | 'secondary'
  /** Icon, as an element. In Markdown and MDX, its name. */
  icon?: ReactNode
  /** Path of the icon. The compiler adds it. */
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
