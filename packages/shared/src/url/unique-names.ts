/** Registry that makes names unique. */
export interface UniqueNames {
  /** Returns the name if it's free. Otherwise, appends a number. */
  claim(name: string): string
  /** Names that were claimed more than once. */
  readonly clashes: readonly string[]
}

/** Creates a registry that makes names unique, such as URL slugs. */
export function createUniqueNames(): UniqueNames {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  const clashes: string[] = []
  return {
    clashes,
    claim(name) {
      let unique = name
      if (used.has(unique)) {
        clashes.push(name)
        let count = counts.get(name) ?? 1
        do unique = `${name}-${++count}`
        while (used.has(unique))
        counts.set(name, count)
      }
      used.add(unique)
      return unique
    }
  }
}

/**
 * Maximum length of a slug. Longer ones are truncated, because filenames are limited to 255 bytes.
 */
const MAX_LENGTH = 80

/** Matches the accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g

/** Converts a name to a URL slug without accents: `getÉtat` becomes `get-etat`. */
export function slugifyName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .toLowerCase()
  const cut = [...words].slice(0, MAX_LENGTH).join('')
  return cut.replace(/^-|-$/g, '') || 'unnamed'
}
