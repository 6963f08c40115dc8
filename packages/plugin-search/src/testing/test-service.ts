import http from 'node:http'

/** A record as it is stored. */
export type StoredRecord = Readonly<Record<string, unknown>> & {objectID: string}

/** What a service does otherwise than to answer at once and rightly. */
export interface ServiceTrouble {
  /** Status of every answer, with the message of the real service. */
  status?: number
  /** Text in place of JSON. */
  body?: string
  /** Answers wait for it. */
  gate?: Promise<unknown>
  /** Only for requests whose path ends so. */
  path?: string
}

/** A service on this machine that speaks the protocol of Algolia's, as far as clients of it here do. */
export interface TestService {
  /** Address for the configuration's field `host`. */
  origin: string
  readonly indices: Map<string, StoredRecord[]>
  readonly settings: Map<string, unknown>
  /** `METHOD path`, with the queries of a search. */
  readonly requests: {line: string; agent: string; body: unknown}[]
  trouble: ServiceTrouble
  close(): Promise<void>
}

export const ADMIN_KEY = 'key-that-may-write'
export const SEARCH_KEY = 'key-that-may-search'

/** Bytes of a record that the smallest plan takes. */
const RECORD_LIMIT = 10_000

/** Start a service without indices on a free port. */
export async function startTestService(): Promise<TestService> {
  const service: Omit<TestService, 'origin' | 'close'> = {
    indices: new Map(),
    settings: new Map(),
    requests: [],
    trouble: {}
  }
  const server = http.createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const {trouble} = service
      const url = new URL(request.url ?? '/', 'http://service')
      if (request.method === 'OPTIONS') return send(response, 204, '')
      const agent = readCredential(request, url, 'x-algolia-agent')
      service.requests.push({line: `${request.method} ${url.pathname}`, agent, body})
      const isTroubled = trouble.path === undefined || url.pathname.endsWith(trouble.path)
      if (isTroubled) await trouble.gate
      if (isTroubled && trouble.body !== undefined) return send(response, 200, trouble.body)
      const refusal = isTroubled && trouble.status ? refuse(trouble.status) : checkKey(request, url)
      const answer = refusal ?? answerRequest(service, request.method ?? '', url.pathname, body)
      return send(response, answer.status, JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(service, {origin: `http://127.0.0.1:${port}`, close})
}

interface ServiceAnswer {
  status: number
  body: unknown
}

function refuse(status: number): ServiceAnswer {
  const message = status === 403 ? 'Invalid Application-ID or API key' : 'Internal error'
  return {status, body: {message, status}}
}

/** Clients send what identifies them as headers or in the query. */
function readCredential(request: http.IncomingMessage, url: URL, name: string): string {
  return String(request.headers[name] ?? url.searchParams.get(name) ?? '')
}

function checkKey(request: http.IncomingMessage, url: URL): ServiceAnswer | undefined {
  const key = readCredential(request, url, 'x-algolia-api-key')
  const isSearch = url.pathname.endsWith('/queries')
  return key === ADMIN_KEY || (isSearch && key === SEARCH_KEY) ? undefined : refuse(403)
}

type ServiceState = Pick<TestService, 'indices' | 'settings'>

function answerRequest(
  state: ServiceState,
  method: string,
  path: string,
  body: unknown
): ServiceAnswer {
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? []
  const index = decodeURIComponent(name)
  const done: ServiceAnswer = {status: 200, body: {taskID: 1, updatedAt: '', objectIDs: []}}
  if (method === 'POST' && action === 'queries')
    return {status: 200, body: {results: asRequests(body).map((query) => search(state, query))}}
  if (method === 'GET' && action.startsWith('task/'))
    return {status: 200, body: {status: 'published', pendingTask: false}}
  if (method === 'PUT' && action === 'settings') state.settings.set(index, body)
  else if (method === 'POST' && action === 'batch') return store(state, index, body) ?? done
  else if (method === 'POST' && action === 'operation') operate(state, index, body)
  else if (method === 'DELETE' && action === '') state.indices.delete(index)
  else return {status: 404, body: {message: `No such endpoint: ${method} ${path}`, status: 404}}
  return done
}

function store({indices}: ServiceState, index: string, body: unknown): ServiceAnswer | undefined {
  const {requests} = body as {requests: {action: string; body: StoredRecord}[]}
  const records = requests.map(({body: record}) => record)
  const large = records.find((record) => sizeOf(record) > RECORD_LIMIT)
  if (large) {
    const message = `Record objectID=${large.objectID} is too big size=${sizeOf(large)}/${RECORD_LIMIT} bytes`
    return {status: 400, body: {message, status: 400}}
  }
  indices.set(index, [...(indices.get(index) ?? []), ...records])
  return undefined
}

function sizeOf(record: StoredRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

function operate({indices, settings}: ServiceState, index: string, body: unknown): void {
  const {operation, destination, scope} = body as {
    operation: 'copy' | 'move'
    destination: string
    scope?: string[]
  }
  settings.set(destination, settings.get(index))
  if (scope === undefined) indices.set(destination, indices.get(index) ?? [])
  if (operation === 'move') indices.delete(index)
}

interface ServiceQuery {
  indexName: string
  query?: string
  facetFilters?: (string | string[])[]
  hitsPerPage?: number
  page?: number
  highlightPreTag?: string
  highlightPostTag?: string
}

function asRequests(body: unknown): ServiceQuery[] {
  return (body as {requests: ServiceQuery[]}).requests
}

/** Finds records that have the query somewhere; ranking is not what is tested with it. */
function search({indices}: ServiceState, request: ServiceQuery) {
  const {indexName, query = '', facetFilters = [], hitsPerPage = 20, page = 0} = request
  const found = (indices.get(indexName) ?? []).filter(
    (record) =>
      JSON.stringify([record.hierarchy, record.content])
        .toLowerCase()
        .includes(query.toLowerCase()) && isAllowed(record, facetFilters)
  )
  return {
    index: indexName,
    query,
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => markRecord(record, request)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    page,
    hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true
  }
}

function isAllowed(record: StoredRecord, filters: readonly (string | string[])[]): boolean {
  const holds = (filter: string) => {
    const [name = '', ...value] = filter.split(':')
    return record[name] === value.join(':')
  }
  return filters.every((filter) => (typeof filter === 'string' ? [filter] : filter).some(holds))
}

function markRecord(record: StoredRecord, request: ServiceQuery) {
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return markText(value, request)
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part)]))
  }
  const marked = {hierarchy: mark(record.hierarchy), content: mark(record.content)}
  return {...record, _highlightResult: marked, _snippetResult: marked}
}

/** The real service marks texts as they are, HTML in them too: it is for clients to show them safely. */
function markText(text: string, request: ServiceQuery) {
  const {query = '', highlightPreTag = '<em>', highlightPostTag = '</em>'} = request
  const start = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase())
  if (start < 0) return {value: text, matchLevel: 'none', matchedWords: []}
  const end = start + query.length
  const word = text.slice(start, end)
  return {
    value: text.slice(0, start) + highlightPreTag + word + highlightPostTag + text.slice(end),
    matchLevel: 'full',
    matchedWords: [query]
  }
}

async function readBody(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}

function send(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*'
  })
  response.end(text)
}
