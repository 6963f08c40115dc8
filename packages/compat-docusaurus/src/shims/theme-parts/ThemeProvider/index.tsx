import {Fragment, type ReactNode} from 'react'

/** Replaces Docusaurus's providers around a site. Renders the children only. */
export default function ThemeProvider({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
