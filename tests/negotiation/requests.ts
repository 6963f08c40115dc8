import http from 'node:http'

/** A response with its whole body. */
export interface Received {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** Options of a request. */
export interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends a request without changing its path, which `fetch` would normalize.
 *
 * @param url - Path and query, exactly as sent.
 */
export function requestRaw(
  origin: string,
  url: string,
  {method = 'GET', headers = {}}: RequestOptions = {}
): Promise<Received> {
  const {hostname, port} = new URL(origin)
  return new Promise((resolve, reject) => {
    http
      .request(
        {hostname, port, path: url, method, headers, agent: false, timeout: 10_000},
        async (response) => {
          let text = ''
          for await (const part of response.setEncoding('utf8')) text += part
          resolve({status: response.statusCode ?? 0, headers: response.headers, text})
        }
      )
      .on('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error(`${url} isn't answered within 10 seconds.`))
      })
      .on('error', reject)
      .end()
  })
}

/** Sends a request, and follows redirects on the same host. */
export async function request(
  origin: string,
  url: string,
  options?: RequestOptions
): Promise<Received> {
  let current = url
  for (let hops = 0; hops < 5; hops++) {
    const received = await requestRaw(origin, current, options)
    const {location} = received.headers
    if (received.status < 300 || received.status > 399 || !location) return received
    const target = new URL(location, origin + current)
    if (target.origin !== origin) throw new Error(`${url} redirects to ${target.href}.`)
    current = target.pathname + target.search
  }
  throw new Error(`${url} redirects too often.`)
}
