import type {HeadTag} from '@lectern/types'

/**
 * Merges head tags of several levels, outermost first. If two tags have the same meaning, such as
 * two titles, canonical links or `meta` tags with the same name, the inner level wins. Attributes
 * of `html` and `body` are combined.
 */
export function mergeHeadTags(levels: readonly (readonly HeadTag[])[]): HeadTag[] {
  const merged = new Map<string, HeadTag>()
  let unnamed = 0
  for (const tag of levels.flat()) {
    const key = identityOf(tag) ?? `unnamed ${unnamed++}`
    const before = merged.get(key)
    merged.set(key, before && isAttributeHolder(tag) ? joinAttributes(before, tag) : tag)
  }
  return [...merged.values()]
}

/** Open Graph property that lists the other languages of a page. */
const LISTED = 'og:locale:alternate'

function identityOf({tag, attributes = {}, content}: HeadTag): string | undefined {
  if (tag === 'title' || tag === 'base' || tag === 'html' || tag === 'body') return tag
  if (tag === 'meta') {
    const name = attributes.name ?? attributes.property ?? attributes['http-equiv']
    // Open Graph lists consist of one tag per value.
    if (name === LISTED) return `meta ${name} ${attributes.content}`
    return typeof name === 'string'
      ? `meta ${name.toLowerCase()}`
      : 'charset' in attributes
        ? 'meta charset'
        : undefined
  }
  if (tag === 'link' && attributes.rel === 'canonical') return 'link canonical'
  // Identical tags on two levels count as one.
  return `${tag} ${JSON.stringify(attributes)} ${content ?? ''}`
}

function isAttributeHolder({tag}: HeadTag): boolean {
  return tag === 'html' || tag === 'body'
}

function joinAttributes(outer: HeadTag, inner: HeadTag): HeadTag {
  const given = [outer.attributes?.class, inner.attributes?.class].filter(Boolean).join(' ')
  const classes = [...new Set(given.split(' '))].join(' ')
  return {
    tag: inner.tag,
    attributes: {
      ...outer.attributes,
      ...inner.attributes,
      ...(classes ? {class: classes} : undefined)
    }
  }
}
