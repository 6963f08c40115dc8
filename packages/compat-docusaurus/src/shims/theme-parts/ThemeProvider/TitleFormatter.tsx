import {Fragment, type ReactNode} from 'react'

/** Replaces Docusaurus's provider of title formatters. Only renders the children. */
export default function ThemeProviderTitleFormatter({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
