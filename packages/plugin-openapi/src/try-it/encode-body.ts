/** A body as the browser sends it. */
export interface EncodedBody {
  body: string | FormData
  /** Missing if the browser sets it, because it then contains the boundary between fields. */
  contentType?: string
}

/**
 * Encodes the body of a request. Bodies of forms are written as JSON, and sent as the fields of a
 * form. Text that isn't a JSON object is sent unchanged.
 */
export function encodeBody(text: string, mediaType: string): EncodedBody {
  const fields = isForm(mediaType) ? parseFields(text) : undefined
  if (!fields) return {body: text, contentType: mediaType}
  if (!/^multipart\//i.test(mediaType))
    return {body: new URLSearchParams(fields).toString(), contentType: mediaType}
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return {body: form}
}

function isForm(mediaType: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(mediaType)
}

/** Reads the fields of a form from a JSON object. Each item of a list is a field. */
function parseFields(text: string): [name: string, value: string][] | undefined {
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
  return Object.entries(parsed).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((item): [string, string] => [name, writeField(item)])
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The reader may have written an encoded form.
    return undefined
  }
}

function writeField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
