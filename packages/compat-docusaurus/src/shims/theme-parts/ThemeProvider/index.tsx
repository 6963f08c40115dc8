import TitleFormatterProvider from '@theme/ThemeProvider/TitleFormatter'
import type {ReactNode} from 'react'

/** Wraps a site in its providers. */
export default function ThemeProvider({children}: {children?: ReactNode}) {
  return <TitleFormatterProvider>{children}</TitleFormatterProvider>
}
