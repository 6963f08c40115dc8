import SiteMetadata from '@theme/SiteMetadata'
import ThemeProvider from '@theme/ThemeProvider'
import type {ComponentType, ReactNode} from 'react'

interface RootProps {
  children: ReactNode
}

/** `Root`: Docusaurus renders the site's providers and metadata inside the component. */
export default function adapt(
  Component: ComponentType<RootProps>,
  isOwn: boolean
): ComponentType<RootProps> {
  if (isOwn) return Component
  return function AdaptedRoot({children}: RootProps) {
    return (
      <Component>
        <ThemeProvider>
          <SiteMetadata />
          {children}
        </ThemeProvider>
      </Component>
    )
  }
}
