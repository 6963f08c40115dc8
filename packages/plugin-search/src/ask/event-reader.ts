/** Maximum length of an unfinished line, so that an endpoint can't exhaust the memory. */
const MAX_LINE = 1_000_000

/**
 * Returns the data of each server-sent event. Events can be split anywhere, even within a
 * character. Comments and all fields except `data` are ignored. The last event doesn't need a
 * trailing blank line, because some endpoints omit it.
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

/** Returns the lines of a stream, which end with LF, CRLF or CR. An unfinished last line is ignored. */
async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of readText(stream)) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new Error('The answer has a line that is too long.')
    yield* lines
  }
  // A CR at the end of a chunk may be followed by an LF in the next one.
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
    // Closes the connection if the answer isn't read to the end.
    await reader.cancel().catch(() => {})
  }
}
