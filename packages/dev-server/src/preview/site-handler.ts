import fs from 'node:fs'
import type http from 'node:http'
import path from 'node:path'
import {findHeaders} from '@lectern/core/hosts/headers-file'
import {listHostFiles} from '@lectern/core/hosts/hosts'
import {REVALIDATE, cacheControlOf} from '@lectern/core/hosts/immutable-files'
import {prefersMarkdown} from '@lectern/core/hosts/negotiation'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {
  findAnswer,
  findMarkdown,
  findNotFoundPage,
  type Answer,
  type FileAnswer
} from './find-answer.js'
import {toHeaderValue, toLocation} from './header-values.js'
import {rejectRequest} from './reject-request.js'
import {createFileSender} from './send-file.js'
import {sendText} from '../requests/send-text.js'

interface HandlerOptions {
  /** Absolute. */
  outDir: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean
  /** Path of a headers file to use instead of the host's. */
  headersFile?: string
  /** Hostname that the server listens on. */
  host: string
  /** Called on internal errors. The server keeps running. */
  onError(error: unknown, url: string): void
}

/** The parts of a host file that the preview uses. */
type PreviewedFile = Pick<
  ReturnType<typeof listHostFiles>[number],
  'name' | 'previewHeaders' | 'previewRedirects'
>

/** Rules from the host files in the output. */
interface HostRules {
  headersOf(urlPath: string): Readonly<Record<string, string>>
  redirectOf(urlPath: string): {to: string; status: number} | undefined
}

/**
 * Serves a built site like a static host. Supports the rules in its host files, clean URLs, and
 * `404.html` for missing pages.
 */
export function createSiteHandler(
  options: HandlerOptions,
  hostFiles: readonly PreviewedFile[] = listHostFiles()
): http.RequestListener {
  const answer = createAnswer(options, readRules(options, hostFiles))
  return (request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      options.onError(error, request.url ?? '')
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal server error.')
    }
  }
}

function createAnswer(options: HandlerOptions, rules: HostRules): http.RequestListener {
  const sendFile = createFileSender()
  return (request, response) => {
    const rejected = rejectRequest(request, options.host)
    if (rejected?.status === 405) response.setHeader('allow', 'GET, HEAD')
    if (rejected) return sendText(response, rejected.status, rejected.text)
    const [urlPath = '/', query = ''] = splitQuery(request.url ?? '/')
    for (const [name, text] of Object.entries(rules.headersOf(urlPath))) {
      const value = toHeaderValue(text)
      if (value !== undefined) response.setHeader(name, value)
    }
    const redirect = rules.redirectOf(urlPath)
    if (redirect) return redirectTo(response, addQuery(redirect.to, query), redirect.status)
    if (isAbove(urlPath, options)) return redirectTo(response, options.baseUrl + query, 302)
    const answer = find(urlPath, options)
    if (answer.kind === 'redirect')
      return redirectTo(response, `${options.baseUrl}${answer.path}${query}`, 301)
    if (answer.kind === 'missing') {
      response.setHeader('cache-control', REVALIDATE)
      const page = findNotFoundPage(options.outDir, below(urlPath, options))
      if (page.kind === 'file') return sendFile(request, response, {...page, status: 404})
      return sendText(response, 404, 'Not found')
    }
    if (!response.hasHeader('cache-control'))
      response.setHeader('cache-control', cacheControlOf(answer.file))
    const sent = negotiate(request, response, {answer, options})
    return sendFile(request, response, {...sent, status: 200})
  }
}

/** Tests whether a path is the root of the server or the base URL without its slash. */
function isAbove(urlPath: string, {baseUrl}: Pick<HandlerOptions, 'baseUrl'>): boolean {
  return baseUrl !== '/' && (urlPath === '/' || `${urlPath}/` === baseUrl)
}

function find(urlPath: string, {outDir, baseUrl, trailingSlash}: HandlerOptions): Answer {
  if (!urlPath.startsWith(baseUrl)) return {kind: 'missing'}
  return findAnswer(outDir, below(urlPath, {baseUrl}), trailingSlash)
}

/** Sends the Markdown of a page instead of its HTML to clients that prefer it. */
function negotiate(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {answer, options}: {answer: FileAnswer; options: HandlerOptions}
): FileAnswer {
  const markdown = findMarkdown(options.outDir, answer.file)
  if (!markdown) return answer
  response.setHeader('vary', 'Accept')
  if (!prefersMarkdown(request.headers.accept)) return answer
  response.setHeader('content-location', encodeURI(options.baseUrl + markdown.file))
  return markdown
}

/** Returns the part of a path that follows the base URL, or an empty string for other paths. */
function below(urlPath: string, {baseUrl}: Pick<HandlerOptions, 'baseUrl'>): string {
  return urlPath.startsWith(baseUrl) ? urlPath.slice(baseUrl.length) : ''
}

/** Splits a URL into path and query. The query includes the question mark. */
function splitQuery(url: string): string[] {
  const start = url.search(/[?#]/)
  return start < 0 ? [url] : [url.slice(0, start), url.slice(start).replace(/#.*$/s, '')]
}

/**
 * Adds a request's query to a redirect's target. As in redirect pages for other hosts, it overrides
 * the target's own query.
 */
function addQuery(target: string, query: string): string {
  if (query.length < 2) return target
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(.*)$/s.exec(target) ?? []
  return path + query + hash
}

/** Sends a redirect that isn't cached, because a different site may use the same port later. */
function redirectTo(response: http.ServerResponse, location: string, status: number): void {
  response.writeHead(status, {location: toLocation(location), 'cache-control': REVALIDATE}).end()
}

function readRules(
  {outDir, headersFile}: HandlerOptions,
  hostFiles: readonly PreviewedFile[]
): HostRules {
  const headers = hostFiles.flatMap(({name, previewHeaders: parse}) =>
    parse ? [createFileReader(path.join(outDir, headersFile ?? name), parse)] : []
  )
  const redirects = hostFiles.flatMap(({name, previewRedirects: parse}) =>
    parse ? [createFileReader(path.join(outDir, name), parse)] : []
  )
  return {
    headersOf: (urlPath) =>
      Object.assign({}, ...headers.map((read) => findHeaders(read(), urlPath))),
    redirectOf: (urlPath) =>
      redirects.map((read) => read().get(urlPath)).find((target) => target !== undefined)
  }
}

/**
 * Creates a function that returns the current content of a file, because a site can be rebuilt
 * while it's served. Missing files count as empty.
 */
function createFileReader<Value>(file: string, parse: (text: string) => Value): () => Value {
  let known: {mtimeMs: number; value: Value} | undefined
  return () => {
    const mtimeMs = readFileStats(file)?.mtimeMs ?? 0
    if (known?.mtimeMs !== mtimeMs)
      known = {mtimeMs, value: parse(mtimeMs === 0 ? '' : fs.readFileSync(file, 'utf8'))}
    return known.value
  }
}
