import type {CspSettings, SummaryLine} from '@lectern/types'

/**
 * The line of the summary that shows the sources in the site's content security policy, and its
 * location. A site without a policy has no line.
 *
 * @param header - The policy as hosts send it.
 */
export function createPolicyLine(
  csp: Pick<CspSettings, 'meta' | 'headersFile'> | undefined,
  header: string | undefined
): SummaryLine[] {
  if (!csp || header === undefined) return []
  const places = [csp.meta && 'in every page', csp.headersFile && `in ${csp.headersFile}`]
  const text = [
    places.filter(Boolean).join(' and '),
    header.replace(/(?: 'sha256-[^']*')+/g, countHashes)
  ]
  return [{name: 'policy', text: text.filter(Boolean).join(': ')}]
}

function countHashes(hashes: string): string {
  const count = hashes.split("'sha256-").length - 1
  return ` and ${count} script${count === 1 ? '' : 's'} by hash`
}
