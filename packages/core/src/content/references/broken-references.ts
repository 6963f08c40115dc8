import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import type {AssetReference, BrokenReference, FileLink, SiteConfig} from '@lectern/types'

type Hooks = NonNullable<SiteConfig['markdown']['hooks']>

/**
 * Calls the site's hook for a broken Markdown link and returns the URL to use instead.
 *
 * @throws SiteError `broken-markdown-link` if the function throws.
 */
export function replaceLink(
  link: FileLink,
  source: string,
  {onBrokenMarkdownLinks: hook}: Hooks
): string | undefined {
  if (typeof hook !== 'function') return undefined
  return call('broken-markdown-link', link, source, () => hook(describe('link', link, source)))
}

/**
 * Calls the site's hook for a missing image and returns the URL to use instead.
 *
 * @throws SiteError `image-missing` if the function throws.
 */
export function replaceImage(
  image: AssetReference,
  source: string,
  {onBrokenMarkdownImages: hook}: Hooks
): string | undefined {
  if (typeof hook !== 'function') return undefined
  return call('image-missing', image, source, () => hook(describe('image', image, source)))
}

function describe<Type extends 'link' | 'image'>(
  type: Type,
  {target, line, column}: FileLink,
  sourceFilePath: string
): BrokenReference<Type> {
  const position = {line, column}
  const node = {type, url: target, position: {start: position, end: position}}
  return {sourceFilePath, url: target, node}
}

function call(
  code: 'broken-markdown-link' | 'image-missing',
  {line, column}: FileLink,
  file: string,
  ask: () => string | undefined
): string | undefined {
  try {
    return ask() || undefined
  } catch (cause) {
    throw new SiteError(
      {
        code,
        policy: 'fail',
        message: messageOf(cause),
        position: {file, line, column},
        hint: 'The error comes from `markdown.hooks` in the configuration.'
      },
      {cause}
    )
  }
}
