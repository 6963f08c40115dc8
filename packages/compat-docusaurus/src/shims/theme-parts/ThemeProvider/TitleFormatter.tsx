import {Fragment, type ReactNode} from 'react'

/** Docusaurus's provider of title formats. Titles have one format here. */
export default function ThemeProviderTitleFormatter({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
