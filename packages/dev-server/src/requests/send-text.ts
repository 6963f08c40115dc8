import type http from 'node:http'

/** Responds with a line of plain text. */
export function sendText(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'})
  response.end(`${text}\n`)
}
