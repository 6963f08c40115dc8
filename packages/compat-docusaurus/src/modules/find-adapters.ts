import fs from 'node:fs'
import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import type {ComponentAdapters, Route, SiteConfig} from '@lectern/types'

/** Props of which one is on each page of docs and blogs, and on Markdown pages. */
const MARKS = ['breadcrumbs', 'blogPath', 'showTitle']

/** Returns what lets the components of a Docusaurus project and those of Lectern use each other. */
export function findAdapters(
  {compatibility}: SiteConfig,
  routes: readonly Route[]
): ComponentAdapters | undefined {
  if (compatibility !== 'docusaurus') return undefined
  const shims = path.join(packageFolder('compat-docusaurus'), 'src', 'shims')
  const adapted = routes.filter(({props}) => MARKS.some((mark) => mark in props))
  return {
    route: path.join(shims, 'route-props', 'adapt-route-component.tsx'),
    routeComponents: [...new Set(adapted.map(({component}) => component))],
    modules: listAdapters(path.join(shims, 'theme-adapters'))
  }
}

/** The adapters of a folder, each named like its component: `BlogSidebar/Content.tsx`. */
function listAdapters(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .sort()
  return Object.fromEntries(
    files.map((file) => [
      `@theme/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, '')}`,
      path.join(folder, file)
    ])
  )
}
