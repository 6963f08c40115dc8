import type {CspSettings, SummaryLine} from '@lectern/types'

/**
 * Returns the summary line about the site's content security policy: its location and size, or the
 * policy itself if it isn't in any file or page, so that it can be copied. Without a policy,
 * there's no line.
 *
 * @param header - The policy that hosts send.
 * @param hostFiles - Files of the site's hosts that also contain the policy.
 */
export function createPolicyLine(
  csp: Pick<CspSettings, 'meta' | 'headersFile'> | undefined,
  header: string | undefined,
  hostFiles: readonly string[] = []
): SummaryLine[] {
  if (!csp || header === undefined) return []
  const files = [...(csp.headersFile === false ? [] : [csp.headersFile]), ...hostFiles]
  const locations = [...(csp.meta ? ['in every page'] : []), ...files.map((file) => `in ${file}`)]
  const location = locations.join(' and ')
  return [{name: 'policy', text: location ? `${location}: ${countParts(header)}` : header}]
}

function countParts(header: string): string {
  const directives = header.split(';').filter((part) => part.trim() !== '').length
  const hashes = header.split("'sha256-").length - 1
  return `${count(directives, 'directive')}, ${count(hashes, 'hash', 'hashes')}`
}

function count(number: number, one: string, more = `${one}s`): string {
  return `${number} ${number === 1 ? one : more}`
}
