import {ownValue} from '@lectern/shared/objects/own-value'
import {
  ADMONITION_COMPONENTS,
  type AdmonitionComponent,
  type AdmonitionName
} from '@lectern/shared/admonitions/admonition-types'
import {ADMONITION_TITLES} from '@lectern/theme/behavior/admonition/admonition-titles'
import Danger from '@theme/Admonition/Icon/Danger'
import Info from '@theme/Admonition/Icon/Info'
import Note from '@theme/Admonition/Icon/Note'
import Tip from '@theme/Admonition/Icon/Tip'
import Warning from '@theme/Admonition/Icon/Warning'
import type {ComponentType, ReactNode} from 'react'
import {createAdapter} from '../../props/create-adapter.js'

interface LayoutProps {
  type: string
  title?: ReactNode
  icon?: ReactNode
}

const ICONS: Readonly<Record<AdmonitionComponent, ComponentType>> = {
  ...{Danger, Info, Note, Tip, Warning}
}

/** `Admonition/Layout`: in Docusaurus, the admonition's type passes its icon and its default title. */
export default createAdapter(({type, title, icon}: LayoutProps, isOwn) => {
  if (isOwn) return {}
  const Icon = isKnown(type) ? ICONS[ADMONITION_COMPONENTS[type]] : undefined
  return {title: title ?? ownValue(ADMONITION_TITLES, type), icon: icon ?? (Icon && <Icon />)}
})

function isKnown(type: string): type is AdmonitionName {
  return Object.hasOwn(ADMONITION_COMPONENTS, type)
}
