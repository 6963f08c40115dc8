import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/**
 * Removes the base URL from the paths that the hook for missing images returns. Docusaurus uses them
 * as written, and Lectern adds the base URL.
 */
export function adaptImageHook(config: UnknownRecord): UnknownRecord {
  const {markdown, baseUrl} = config
  if (typeof baseUrl !== 'string' || baseUrl === '/') return config
  if (!isRecord(markdown) || !isRecord(markdown.hooks)) return config
  const {onBrokenMarkdownImages: hook} = markdown.hooks
  if (typeof hook !== 'function') return config
  const onBrokenMarkdownImages = (image: unknown): unknown => {
    const url: unknown = hook(image)
    return typeof url === 'string' && url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url
  }
  return {...config, markdown: {...markdown, hooks: {...markdown.hooks, onBrokenMarkdownImages}}}
}
