import {joinRoutePath} from '@lectern/shared/url-path'
import type {DocsOptions} from './docs-options.js'

/** One version of the docs of one instance: where its files are and where its pages go. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  /** Folder of its documents, relative to the site folder, posix. */
  folder: string
  /** The sidebars file as the author names it, relative to the site folder; `false` for none. */
  sidebarPath: string | false | undefined
  /** Route path that all its pages start with. */
  routePath: string
}

/** The version that stands in the docs folder itself. */
export function createCurrentVersion(options: DocsOptions): DocsVersion {
  const {label, path} = options.versions.current ?? {}
  return {
    name: 'current',
    label: label ?? 'Next',
    isLast: true,
    folder: options.path.replace(/\/+$/, ''),
    sidebarPath: options.sidebarPath,
    routePath: joinRoutePath(options.routeBasePath, path ?? '')
  }
}
