import type http from 'node:http'
import path from 'node:path'
import {lookup} from 'mrmime'
import sirv from 'sirv'
import type {DevProblem, FileContent, ThrownInBrowser} from '@lectern/types'
import {listMarkdownPaths, prefersMarkdown} from '@lectern/core/hosts/negotiation'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {checkRequest, readRequestHead, THROWN_PATH} from './check-request.js'
import type {DevFile} from './find-dev-file.js'
import {sendText} from './send-text.js'

/** An HTML document with its status. */
export interface DevPageAnswer {
  status: number
  html: string
}

/** Functions that the request handler calls. */
export interface RequestAnswers {
  /** Value of the `host` option. */
  host: string
  baseUrl(): string
  /** Previous base URLs since the server was started. */
  formerBaseUrls(): readonly string[]
  openEvents(request: http.IncomingMessage, response: http.ServerResponse, page: string): void
  /**
   * Returns the document of a route by its decoded path without the base URL, or `undefined` if no route has the path.
   */
  page(routePath: string): Promise<DevPageAnswer | undefined>
  file(urlPath: string): DevFile | undefined
  /** Returns a file that a plugin generates from pages. */
  pluginFile(urlPath: string): Promise<DevFile | undefined>
  /** Returns the target of a redirect: a path that includes the base URL, or an absolute URL. */
  redirect(routePath: string): string | undefined
  notFound(): Promise<DevPageAnswer>
  /** Records an error from the browser and returns the problem to show. */
  thrown(report: ThrownInBrowser): DevProblem
  /** Called for bugs in Lectern. The server keeps running. */
  onError(error: unknown): void
}

/** URL path of the event stream. It's outside the base URL, so it can't conflict with a page. */
const EVENTS_PATH = '/__lectern/events'

/**
 * Creates the request handler. It tries the following in order: pages, files, redirects, files that
 * plugins generate from pages, and the 404 page.
 */
export function createRequestHandler(answers: RequestAnswers): http.RequestListener {
  return (request, response) => {
    // Prevents other websites from loading these files, for example as scripts or images.
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('x-content-type-options', 'nosniff')
    // Prevents other websites from embedding pages in frames to hijack clicks.
    response.setHeader('x-frame-options', 'SAMEORIGIN')
    const rejection = checkRequest(readRequestHead(request), answers.host)
    if (rejection) return sendText(response, rejection.status, rejection.text)
    answer(request, response, answers).catch((error: unknown) => {
      answers.onError(error)
      if (!response.headersSent) sendText(response, 500, 'Internal server error.')
    })
  }
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  answers: RequestAnswers
): Promise<void> {
  const {pathname, search, searchParams} = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === EVENTS_PATH)
    return answers.openEvents(request, response, searchParams.get('page') ?? '')
  if (pathname === THROWN_PATH) {
    const report = await readReport(request)
    if (!report) return sendText(response, 400, "The request isn't a page report.")
    return sendJson(response, answers.thrown(report))
  }
  const urlPath = removeBaseUrl(decodeURIComponent(pathname), answers.baseUrl())
  if (urlPath === undefined)
    return redirectTo(response, findMoved(pathname, answers) ?? answers.baseUrl())
  const page = await answers.page(cleanPagePath(urlPath))
  if (page) {
    response.setHeader('vary', 'Accept')
    const markdown = prefersMarkdown(request.headers.accept)
      ? await findMarkdown(urlPath, answers)
      : undefined
    return markdown ? sendFile(request, response, markdown) : sendPage(response, page)
  }
  const file = answers.file(urlPath)
  if (file) return sendFile(request, response, file)
  // Relative links in the `index.html` of a static folder work only with a slash.
  if (!urlPath.endsWith('/') && answers.file(`${urlPath}/`))
    return redirectTo(response, `${pathname}/${search}`)
  const target = answers.redirect(urlPath)
  if (target !== undefined) return redirectTo(response, addQuery(target, search))
  const created = await answers.pluginFile(urlPath)
  if (created) return sendFile(request, response, created)
  const movedTo = findMoved(pathname, answers)
  if (movedTo !== undefined) return redirectTo(response, movedTo)
  sendPage(response, await answers.notFound())
}

async function findMarkdown(
  urlPath: string,
  answers: Pick<RequestAnswers, 'pluginFile'>
): Promise<DevFile | undefined> {
  for (const name of listMarkdownPaths(urlPath)) {
    const created = await answers.pluginFile(name)
    if (created) return created
  }
  return undefined
}

/** Returns the current URL of a page after the base URL has changed. */
function findMoved(pathname: string, answers: RequestAnswers): string | undefined {
  const baseUrl = answers.baseUrl()
  const isInside = pathname.startsWith(baseUrl)
  const former = answers.formerBaseUrls().find(
    // For paths in the current base URL, previous base URLs that contain it are ignored.
    (base) => pathname.startsWith(base) && !(isInside && baseUrl.startsWith(base))
  )
  if (former === undefined) return undefined
  // With two slashes, the URL would refer to a different host.
  return baseUrl + pathname.slice(former.length).replace(/^\/+/, '')
}

/** Adds a request's query to a redirect's target. Browsers keep the hash themselves. */
function addQuery(target: string, search: string): string {
  if (search === '') return target
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(.*)$/s.exec(target) ?? []
  return path + search + hash
}

/** Maximum length of an error report. The client truncates stacks. */
const REPORT_LIMIT = 50_000

/** Reads an error report. Returns `undefined` if it's invalid. */
async function readReport(request: http.IncomingMessage): Promise<ThrownInBrowser | undefined> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > REPORT_LIMIT) return undefined
  }
  const {page, message, stack} = parseRecord(text)
  return typeof page === 'string' && typeof message === 'string' && typeof stack === 'string'
    ? {page, message, stack}
    : undefined
}

function parseRecord(text: string): UnknownRecord {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * Converts a page's filename to its path, because static hosts also serve pages under their
 * filenames.
 */
function cleanPagePath(urlPath: string): string {
  return urlPath.replace(/\/index\.html$/, '/').replace(/(?<!^\/404)\.html$/, '')
}

function sendPage(response: http.ServerResponse, {status, html}: DevPageAnswer): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store'
  })
  response.end(html)
}

function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  found: DevFile
): void {
  const cacheControl = found.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  if ('text' in found) {
    sendJson(response, found.text, cacheControl)
    return
  }
  if ('content' in found) {
    sendContent(response, found, cacheControl)
    return
  }
  const serve = sirv(path.dirname(found.file), {
    dev: true,
    etag: true,
    dotfiles: true,
    setHeaders: (answered) => answered.setHeader('cache-control', cacheControl)
  })
  request.url = `/${encodeURIComponent(path.basename(found.file))}`
  serve(request, response, () => sendText(response, 404, 'The file no longer exists.'))
}

function sendContent(
  response: http.ServerResponse,
  {content, name}: {content: FileContent; name: string},
  cacheControl: string
): void {
  const type = lookup(name) ?? 'application/octet-stream'
  const charset = typeof content === 'string' ? '; charset=utf-8' : ''
  response.writeHead(200, {'content-type': type + charset, 'cache-control': cacheControl})
  response.end(content)
}

function sendJson(response: http.ServerResponse, value: unknown, cacheControl = 'no-store'): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl
  })
  response.end(typeof value === 'string' ? value : JSON.stringify(value))
}

function redirectTo(response: http.ServerResponse, location: string): void {
  response.writeHead(302, {location}).end()
}
