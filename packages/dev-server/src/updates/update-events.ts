import type http from 'node:http'
import type {DevEvent} from '@lectern/types'

/** Interval of writes to an open stream, so that proxies keep it open. */
const HEARTBEAT = 20_000

/** The open pages, as the server sees them: streams of server-sent events. */
export interface UpdateEvents {
  /** Connects a page. `initialEvents` is the data that it needs at once. */
  open(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    initialEvents: readonly DevEvent[]
  ): void
  send(event: DevEvent): void
  close(): void
}

/** No page is open yet. */
export function createUpdateEvents(): UpdateEvents {
  const responses = new Set<http.ServerResponse>()
  const heartbeat = setInterval(() => {
    for (const response of responses) response.write(': still here\n\n')
  }, HEARTBEAT)
  heartbeat.unref()
  return {
    open(request, response, initialEvents) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no'
      })
      response.write(`retry: 500\n\n${initialEvents.map(formatEvent).join('')}`)
      responses.add(response)
      request.on('close', () => responses.delete(response))
    },
    send(event) {
      for (const response of responses) response.write(formatEvent(event))
    },
    close() {
      clearInterval(heartbeat)
      for (const response of responses) response.end()
      responses.clear()
    }
  }
}

/** JSON contains no line break, so an event is one line. */
function formatEvent(event: DevEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
