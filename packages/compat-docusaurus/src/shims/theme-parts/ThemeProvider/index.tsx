import {Fragment, type ReactNode} from 'react'

/** Replaces Docusaurus's providers around a site. Only renders the children. */
export default function ThemeProvider({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
