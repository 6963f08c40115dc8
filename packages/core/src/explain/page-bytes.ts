import fs from 'node:fs'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {isInside} from '@lectern/shared/files/relative-path'
import {readFileStats} from '@lectern/shared/files/file-stats'
import {decodeUrlPart} from '@lectern/shared/url/decode-url'
import {createScriptImports} from './script-imports.js'

/** Size of a file in bytes, both uncompressed and compressed with gzip. */
export interface FileSize {
  raw: number
  gzip: number
}

/** Size of a page and of the files that it loads. */
export interface PageBytes {
  html: FileSize
  /** Size of each part of the document in bytes, uncompressed. */
  parts: {head: number; content: number; data: number; rest: number}
  scripts: readonly (FileSize & {file: string})[]
  styles: readonly (FileSize & {file: string})[]
  images: readonly (FileSize & {file: string})[]
}

/** Measures a page in the output. */
export function measurePage(outDir: string, file: string, baseUrl: string): PageBytes {
  const html = fs.readFileSync(path.join(outDir, file), 'utf8')
  const measureFile = (file: string) => ({
    file,
    ...sizeOf(fs.readFileSync(path.join(outDir, file)))
  })
  const filesOf = (pattern: RegExp) => {
    const urls = [...html.matchAll(pattern)].map(([, url = '']) => url.replace(/&amp;/g, '&'))
    return [...new Set(urls.flatMap((url) => locateFile(outDir, url, baseUrl)))]
  }
  const scripts = filesOf(
    /<(?:link rel="modulepreload"[^>]*? href|script type="module" src)="([^"]+)"/g
  )
  const imported = scripts.flatMap(createScriptImports(outDir, baseUrl))
  return {
    html: sizeOf(Buffer.from(html)),
    parts: measureParts(html),
    scripts: [...new Set([...scripts, ...imported])].map(measureFile),
    styles: filesOf(/<link rel="stylesheet" href="([^"]+)"/g).map(measureFile),
    images: filesOf(/<img [^>]*?src="([^"]+)"/g).map(measureFile)
  }
}

function measureParts(html: string): PageBytes['parts'] {
  const total = Buffer.byteLength(html)
  const head = Buffer.byteLength(/<head>.*?<\/head>/s.exec(html)?.[0] ?? '')
  const data = Buffer.byteLength(/<script [^>]*id="__page">.*?<\/script>/s.exec(html)?.[0] ?? '')
  const content = findStaticContents(html).reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  return {head, content, data, rest: total - head - data - content}
}

/** Returns the HTML of all elements that have static content. */
function findStaticContents(html: string): string[] {
  return [...html.matchAll(/<div [^>]*data-static-content="/g)].map(({index}) => {
    let depth = 0
    for (const tag of html.slice(index).matchAll(/<(\/?)div\b[^>]*>/g)) {
      depth += tag[1] ? -1 : 1
      if (depth === 0) return html.slice(index, index + tag.index + tag[0].length)
    }
    return ''
  })
}

/**
 * Returns the output file for a URL, relative to the output folder, or an empty list if there's no
 * file.
 */
function locateFile(outDir: string, url: string, baseUrl: string): string[] {
  const [pathname = ''] = url.split(/[?#]/)
  const encoded = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname
  const file = decodeUrlPart(encoded)
  const absolutePath = path.join(outDir, file)
  // Images on other sites aren't measured.
  if (!isInside(absolutePath, outDir) || !readFileStats(absolutePath)) return []
  return [file]
}

function sizeOf(bytes: Buffer): FileSize {
  return {raw: bytes.length, gzip: gzipSync(bytes).length}
}
