const FRONT_MATTER = /^---\n([\s\S]*?)---\n/

/**
 * Sets or removes a front matter field of a source.
 *
 * @param {string} text
 * @param {string} key
 * @param {string | number | boolean | readonly string[] | undefined} value
 */
export function setField(text, key, value) {
  const lines = (FRONT_MATTER.exec(text)?.[1] ?? '').split('\n').filter(Boolean)
  const others = lines.filter((line) => !line.startsWith(`${key}:`))
  const own = value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`]
  const fields = [...others, ...own]
  const body = text.replace(FRONT_MATTER, '')
  return fields.length === 0 ? body : `---\n${fields.join('\n')}\n---\n${body}`
}

/**
 * Creates an edit that sets a front matter field of one file to a random value, or removes it.
 *
 * @param {(site: SiteFiles) => readonly string[]} listSources
 * @param {string} key
 * @param {(random: Random) => string | number | boolean | readonly string[]} createValue
 * @param {{isRequired?: boolean}} [options]
 * @returns {import('./site-files.mjs').Edit}
 */
export function fieldEdit(listSources, key, createValue, {isRequired = false} = {}) {
  return (site, random) => {
    const file = random.pick(listSources(site))
    if (!file) return undefined
    const isRemoved = random.below(4) === 0 && !isRequired
    const value = isRemoved ? undefined : createValue(random)
    site.change(file, (text) => setField(text, key, value))
    return `${file}: ${key} ${value === undefined ? 'taken away' : `is ${JSON.stringify(value)}`}`
  }
}

/** @typedef {import('./site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../benchmarks/random.mjs').Random} Random */
