import {ownValue} from '@lectern/shared/objects/own-value'
import {availableTargets, type HarRequest, HTTPSnippet} from 'httpsnippet-lite'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {readList, readRecord, readText} from '../model/read-fields.js'
import {isJson, type SampleRequest} from './sample-request.js'

/** Code that sends a sample request. */
export interface CodeSample {
  label: string
  /** Language name for syntax highlighting. */
  language: string
  code: string
}

/** Languages that have a different name in syntax highlighting than in the sample library. */
const LANGUAGES: Readonly<Record<string, string>> = {
  shell: 'bash',
  node: 'javascript',
  objc: 'objectivec'
}

const LABELS: Readonly<Record<string, string>> = {'shell/curl': 'cURL', 'node/native': 'Node.js'}

/**
 * Lists the names of all supported samples, in the format `language/client`, such as `shell/curl`.
 */
export function listSampleNames(): string[] {
  return availableTargets().flatMap(({key, clients}) =>
    clients.map((client) => `${key}/${client.key}`)
  )
}

/**
 * Creates the code samples for a request. A sample in `x-codeSamples` replaces the generated one
 * with the same label.
 *
 * @param names - Names from `listSampleNames`.
 */
export async function createSamples(
  request: SampleRequest,
  names: readonly string[],
  operation: UnknownRecord
): Promise<CodeSample[]> {
  const own = readOwnSamples(operation)
  const generated: CodeSample[] = []
  for (const name of names) {
    const sample = await createSample(request, name)
    if (sample && !own.some(({label}) => label === sample.label)) generated.push(sample)
  }
  return [...own, ...generated]
}

async function createSample(request: SampleRequest, name: string): Promise<CodeSample | undefined> {
  const [target = '', client = ''] = name.split('/')
  const known = availableTargets().find(({key}) => key === target)
  if (!known) return undefined
  // The library has a separate type for each language. The names were checked above.
  const code = await new HTTPSnippet(createHar(request))
    .convert(target as 'shell', client)
    // The library throws for invalid URLs. In that case, the operation has no samples.
    .catch(() => undefined)
  const [text] = Array.isArray(code) ? code : [code]
  if (typeof text !== 'string') return undefined
  return {
    label: ownValue(LABELS, name) ?? known.title,
    language: ownValue(LANGUAGES, target) ?? target,
    code: text.trimEnd()
  }
}

function createHar({method, url, headers, body}: SampleRequest): HarRequest {
  return {
    method,
    url,
    headers: [...headers],
    queryString: [],
    cookies: [],
    httpVersion: 'HTTP/1.1',
    headersSize: -1,
    bodySize: -1,
    ...(body && {postData: createPostData(body)})
  }
}

function createPostData({
  mediaType,
  value
}: NonNullable<SampleRequest['body']>): HarRequest['postData'] {
  if (isJson(mediaType)) return {mimeType: mediaType, text: JSON.stringify(value ?? {})}
  if (/form/.test(mediaType)) {
    const params = Object.entries(readRecord(value)).map(([name, item]) => ({
      name,
      value: typeof item === 'object' ? JSON.stringify(item) : String(item)
    }))
    return {mimeType: mediaType, params}
  }
  return {
    mimeType: mediaType,
    text: typeof value === 'string' ? value : JSON.stringify(value ?? '')
  }
}

/** Reads `x-codeSamples`, a list of `{lang, label, source}`. */
function readOwnSamples(operation: UnknownRecord): CodeSample[] {
  const list = readList(operation['x-codeSamples'] ?? operation['x-code-samples'])
  return list.map(readRecord).flatMap(({lang, label, source}) => {
    if (typeof source !== 'string') return []
    const language = readText(lang).toLowerCase() || 'text'
    return [
      {label: readText(label) || readText(lang) || 'Sample', language, code: source.trimEnd()}
    ]
  })
}
