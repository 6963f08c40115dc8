import {Fragment, type ReactNode} from 'react'

/** Replaces the providers that Docusaurus wraps around a site. Renders only the children. */
export default function ThemeProvider({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
