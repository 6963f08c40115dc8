import type http from 'node:http'
import type {DevEvent} from '@lectern/types'

/** Interval at which a comment is sent to an open stream, so that proxies don't close it. */
const HEARTBEAT = 20_000

/** Server-sent event streams of the open pages. */
export interface UpdateEvents {
  /** Connects a page. `initialEvents` are sent immediately. */
  open(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    initialEvents: readonly DevEvent[]
  ): void
  send(event: DevEvent): void
  close(): void
}

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

/** Formats an event as a single line. JSON has no line breaks. */
function formatEvent(event: DevEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
