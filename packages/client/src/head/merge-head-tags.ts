import type {HeadTag} from '@lectern/types'

/**
 * Merges head tags of several levels, outermost first: the inner level wins where two tags mean the
 * same thing (title, a `meta` of one name, the canonical link). `html` and `body` attributes add up.
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

/** The languages that a page can be read in beside its own. */
const LISTED = 'og:locale:alternate'

function identityOf({tag, attributes = {}, content}: HeadTag): string | undefined {
  if (tag === 'title' || tag === 'base' || tag === 'html' || tag === 'body') return tag
  if (tag === 'meta') {
    const name = attributes.name ?? attributes.property ?? attributes['http-equiv']
    // Open Graph writes a list as one tag for each value.
    if (name === LISTED) return `meta ${name} ${attributes.content}`
    return typeof name === 'string'
      ? `meta ${name.toLowerCase()}`
      : 'charset' in attributes
        ? 'meta charset'
        : undefined
  }
  if (tag === 'link' && attributes.rel === 'canonical') return 'link canonical'
  // The same tag from two levels is one tag.
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
