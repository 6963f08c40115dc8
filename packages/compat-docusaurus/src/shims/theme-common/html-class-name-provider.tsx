import {Head, useRouteContext} from '@lectern/client'
import type {ReactNode} from 'react'

/** Props of `<HtmlClassNameProvider>`. */
export interface HtmlClassNameProps {
  className: string
  children: ReactNode
}

/** Adds a class to `<html>` while it's mounted. */
export function HtmlClassNameProvider({className, children}: HtmlClassNameProps) {
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: the document already has a language */}
        <html className={className} />
      </Head>
      {children}
    </>
  )
}

/** Adds classes for the page's plugin to `<html>`. */
export function PluginHtmlClassNameProvider({children}: {children: ReactNode}) {
  const {name, id} = useRouteContext().plugin
  return (
    <HtmlClassNameProvider className={`plugin-${name} plugin-id-${id}`}>
      {children}
    </HtmlClassNameProvider>
  )
}
