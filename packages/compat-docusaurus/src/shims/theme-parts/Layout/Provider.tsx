import {Fragment, type ReactNode} from 'react'

/** Docusaurus's providers around a page. Their state is elsewhere here. */
export default function LayoutProvider({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
