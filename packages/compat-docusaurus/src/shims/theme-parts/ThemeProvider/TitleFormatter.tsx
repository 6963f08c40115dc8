import {Fragment, type ReactNode} from 'react'

/** Replaces Docusaurus's provider of title formatters. Renders the children only. */
export default function ThemeProviderTitleFormatter({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
