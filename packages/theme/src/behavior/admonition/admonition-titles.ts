import {translate} from '@lectern/client'
import type {AdmonitionName} from '@lectern/shared/admonitions/admonition-types'

/**
 * Default titles by admonition type. Each is a separate call, because the bundler only substitutes
 * calls with literal strings.
 */
export const ADMONITION_TITLES: Readonly<Record<string, string>> = {
  note: translate({id: 'theme.admonition.note', message: 'Note'}),
  tip: translate({id: 'theme.admonition.tip', message: 'Tip'}),
  info: translate({id: 'theme.admonition.info', message: 'Info'}),
  warning: translate({id: 'theme.admonition.warning', message: 'Warning'}),
  danger: translate({id: 'theme.admonition.danger', message: 'Danger'}),
  important: translate({id: 'theme.admonition.important', message: 'Important'}),
  success: translate({id: 'theme.admonition.success', message: 'Success'}),
  secondary: translate({id: 'theme.admonition.secondary', message: 'Secondary'}),
  caution: translate({id: 'theme.admonition.caution', message: 'Caution'})
} satisfies Record<AdmonitionName, string>
