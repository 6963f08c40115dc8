import type {HeadTag} from '@lectern/types'

/**
 * Merges head tags of several levels, outermost first. The inner level wins if two tags have the same meaning
 * (title, `meta` tags with the same name, the canonical link). `html` and `body` attributes are combined.
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

/** The other languages of a page. */
const LISTED = 'og:locale:alternate'

function identityOf({tag, attributes = {}, content}: HeadTag): string | undefined {
  if (tag === 'title' || tag === 'base' || tag === 'html' || tag === 'body') return tag
  if (tag === 'meta') {
    const name = attributes.name ?? attributes.property ?? attributes['http-equiv']
    // Open Graph lists have one tag for each value.
    if (name === LISTED) return `meta ${name} ${attributes.content}`
    return typeof name === 'string'
      ? `meta ${name.toLowerCase()}`
      : 'charset' in attributes
        ? 'meta charset'
        : undefined
  }
  if (tag === 'link' && attributes.rel === 'canonical') return 'link canonical'
  // The same tag on two levels is one tag.
  return `${tag} ${JSON.stringify(attributes)} ${content ?? ''}`
}

function isAttributeHolder({tag}: HeadTag): boolean {
  return tag === 'html' || tag === 'body'
}

function joinAttributes(outer: HeadTag, inner: HeadTag): HeadTag {
  const classes = [outer.attributes?.class, inner.attributes?.class].filter(Boolean).join(' ')
  return {
    tag: inner.tag,
    attributes: {
      ...outer.attributes,
      ...inner.attributes,
      ...(classes ? {class: classes} : undefined)
    }
  }
}
