/** Maximum number of names in a description. Search engines show about 150 characters. */
const MAXIMUM = 6

/**
 * Describes a list page by its entries, such as `Bread, Soup, Tea and 12 more.` In Docusaurus
 * projects, list pages without a configured description have none.
 */
export function describeList(
  names: readonly string[],
  {compatibility}: {compatibility?: 'docusaurus'}
): string | undefined {
  if (names.length === 0 || compatibility === 'docusaurus') return undefined
  const rest = names.length - MAXIMUM
  const shown = names.slice(0, MAXIMUM).join(', ')
  return rest > 0 ? `${shown} and ${rest} more.` : `${shown}.`
}
