/** Matches scripts and stylesheets in a page. */
const FILE = /(?:src|href)="(\/[^"]+\.(?:js|css)[^"]*)"/g

/**
 * Lists a mix of requests for a served site: pages, their scripts and stylesheets, `HEAD`,
 * conditional and compressed requests, and missing pages.
 *
 * @param {string} origin
 * @param {readonly string[]} pages paths of pages
 * @returns {Promise<import('./send-requests.mjs').Exchange[]>}
 */
export async function createExchanges(origin, pages) {
  const [first = '/'] = pages
  const response = await fetch(origin + first)
  const files = [...new Set([...(await response.text()).matchAll(FILE)].map(([, url = '']) => url))]
  const etag = response.headers.get('etag')
  const paths = [...pages, ...files]
  return [
    ...paths.map((path) => ({path, status: 200})),
    ...paths.map((path) => ({path, status: 200, headers: {'accept-encoding': 'gzip, br'}})),
    ...pages.map((path) => ({path, status: 200, method: 'HEAD'})),
    ...(etag ? [{path: first, status: 304, headers: {'if-none-match': etag}}] : []),
    {path: '/no/such/page', status: 404},
    {path: '/assets/js/no-such-file.js', status: 404},
    {path: first, status: 405, method: 'POST'}
  ]
}
