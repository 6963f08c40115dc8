import type {NavbarItemConfig} from '@lectern/types'

/**
 * Returns whether a navbar item is active: its regular expression or base path matches the current
 * page, or it links to the page or a folder above it.
 */
export function isActiveItem(
  item: Partial<Pick<NavbarItemConfig, 'to' | 'href' | 'activeBasePath' | 'activeBaseRegex'>>,
  path: string
): boolean {
  if (item.activeBaseRegex) return new RegExp(item.activeBaseRegex).test(path)
  const base = item.activeBasePath ?? item.to
  if (base === undefined) return false
  const folder = `/${base
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`
  return (
    path === folder || path === `${folder}/` || (folder !== '/' && path.startsWith(`${folder}/`))
  )
}
