import type {ReactNode} from 'react'
import {TitleFormatterProvider, type TitleFormatter} from '../../plugins/title-formatter.js'

const format: TitleFormatter = (parameters) => parameters.defaultFormatter(parameters)

/** Formats page titles as Lectern does. Projects replace it to use their own format. */
export default function ThemeProviderTitleFormatter({children}: {children?: ReactNode}) {
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>
}
