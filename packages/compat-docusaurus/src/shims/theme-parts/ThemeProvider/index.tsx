import {Fragment, type ReactNode} from 'react'

/** Docusaurus's providers around a site. */
export default function ThemeProvider({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
