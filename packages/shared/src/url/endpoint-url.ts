/**
 * Tests whether text is the URL of an endpoint: a path, or an HTTPS URL. HTTP is allowed on
 * localhost, for local testing.
 */
export function isEndpointUrl(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true
  if (!URL.canParse(text)) return false
  const {protocol, hostname} = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
  )
}
