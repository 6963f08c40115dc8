import type {ComponentType} from 'react'
import type {AdmonitionLayoutProps} from '@theme/Admonition/Layout'
import AdmonitionTypeDanger from '@theme/Admonition/Type/Danger'
import AdmonitionTypeInfo from '@theme/Admonition/Type/Info'
import AdmonitionTypeNote from '@theme/Admonition/Type/Note'
import AdmonitionTypeTip from '@theme/Admonition/Type/Tip'
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning'

/** The component of each kind of admonition; a site that replaces this file adds its own kinds. */
const AdmonitionTypes: Readonly<Record<string, ComponentType<AdmonitionLayoutProps>>> = {
  note: AdmonitionTypeNote,
  secondary: AdmonitionTypeNote,
  tip: AdmonitionTypeTip,
  success: AdmonitionTypeTip,
  info: AdmonitionTypeInfo,
  important: AdmonitionTypeInfo,
  warning: AdmonitionTypeWarning,
  caution: AdmonitionTypeWarning,
  danger: AdmonitionTypeDanger
}

export default AdmonitionTypes
