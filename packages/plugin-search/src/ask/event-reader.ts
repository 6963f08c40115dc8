/** Maximum length of an unfinished line. Without a limit, an endpoint could exhaust the memory. */
const MAX_LINE = 1_000_000

/**
 * Yields the data of each server-sent event. The stream can be split anywhere, even within a
 * character. Ignores comments and all fields except `data`. The blank line after the last event is
 * optional, because some endpoints omit it.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of readLines(stream)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line === 'data' || line.startsWith('data:')) {
      data.push(line.slice('data:'.length).replace(/^ /, ''))
    }
  }
  if (data.length > 0) yield data.join('\n')
}

/**
 * Yields the lines of a stream, which can end with LF, CRLF or CR. Drops an unfinished last line.
 */
async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of readText(stream)) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new Error('The answer has a line that is too long.')
    yield* lines
  }
  // A CR at the end of a chunk stays in `rest`, because the next chunk could start with LF.
  if (rest.endsWith('\r')) yield rest.slice(0, -1)
}

async function* readText(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const {done, value} = await reader.read()
      if (done) return
      yield decoder.decode(value, {stream: true})
    }
  } finally {
    // Closes the connection if the caller stops reading early.
    await reader.cancel().catch(() => {})
  }
}
