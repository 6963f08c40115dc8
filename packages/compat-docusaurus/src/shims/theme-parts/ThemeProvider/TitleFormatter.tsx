import {Fragment, type ReactNode} from 'react'

/** Replaces Docusaurus's title formatter provider. Renders only the children. */
export default function ThemeProviderTitleFormatter({children}: {children?: ReactNode}) {
  return <Fragment>{children}</Fragment>
}
