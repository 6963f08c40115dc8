import {createElement, Fragment, type ComponentType, type ReactNode} from 'react'

interface ProviderProps {
  children?: ReactNode
}

/** Replaces Docusaurus providers that Lectern doesn't need. */
function PassThrough({children}: ProviderProps) {
  return <Fragment>{children}</Fragment>
}

export {
  PassThrough as AnnouncementBarProvider,
  PassThrough as ColorModeProvider,
  PassThrough as DocProvider,
  PassThrough as DocsPreferredVersionContextProvider,
  PassThrough as DocsSidebarProvider,
  PassThrough as DocSidebarItemsExpandedStateProvider,
  PassThrough as DocsVersionProvider,
  PassThrough as ScrollControllerProvider
}

/** Nests providers, outermost first. */
export function composeProviders(
  providers: readonly ComponentType<{children?: ReactNode}>[]
): ComponentType<{children?: ReactNode}> {
  return ({children}) =>
    providers.reduceRight<ReactNode>(
      (inner, Provider) => createElement(Provider, null, inner),
      children
    )
}
