import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {gzipSync} from 'node:zlib'

/**
 * Compressed size in bytes of everything that a page loads.
 *
 * @typedef {{html: number, mainJs: number, js: number, css: number}} PageWeight `mainJs` is the
 *   largest script that the HTML runs, alone
 */

/**
 * Measures a page of a built site: its HTML, the scripts and stylesheets in it, and the static
 * imports of these scripts. Scripts that are loaded on demand don't count.
 *
 * @param {string} outDir
 * @param {string} htmlFile
 * @returns {PageWeight}
 */
export function measurePageSize(outDir, htmlFile) {
  const html = readFileSync(htmlFile)
  const tags = [...html.toString().matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const entries = tags
    .filter((tag) => /^<script\b/.test(tag))
    .flatMap((tag) => attribute(tag, 'src'))
  const preloads = tags
    .filter((tag) => /rel=["']?(modulepreload|preload)\b/.test(tag) && /\.m?js\b/.test(tag))
    .flatMap((tag) => attribute(tag, 'href'))
  const styles = tags
    .filter((tag) => /\brel=(["'][^"']*)?\bstylesheet\b/.test(tag))
    .flatMap((tag) => attribute(tag, 'href'))
  const locate = (/** @type {string} */ url) => locateFile(outDir, url)
  const scripts = followImports(outDir, [...entries, ...preloads].flatMap(locate))
  return {
    html: gzipSync(html).length,
    mainJs: Math.max(0, ...entries.flatMap(locate).map((file) => sumGzip([file]))),
    js: sumGzip(scripts),
    css: sumGzip([...new Set(styles.flatMap(locate))])
  }
}

/**
 * @param {string} tag
 * @param {string} name
 * @returns {string[]}
 */
function attribute(tag, name) {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? [] : [value]
}

/**
 * @param {string} outDir
 * @param {string} url with the base URL `/`
 * @returns {string[]} empty for files on other hosts
 */
function locateFile(outDir, url) {
  const file = path.join(outDir, decodeURI(url.replace(/[?#].*$/, '')))
  return /^https?:|^\/\//.test(url) || !existsSync(file) ? [] : [file]
}

/**
 * @param {string} outDir
 * @param {readonly string[]} files
 */
function followImports(outDir, files) {
  const seen = new Set(files)
  for (const file of seen) {
    const text = readFileSync(file, 'utf8')
    for (const match of text.matchAll(/(?:\bimport|\bfrom)\s*["']([./][^"']+)["']/g)) {
      const specifier = match[1] ?? ''
      const target = specifier.startsWith('/')
        ? path.join(outDir, specifier)
        : path.join(path.dirname(file), specifier)
      if (existsSync(target)) seen.add(target)
    }
  }
  return [...seen]
}

/** @param {readonly string[]} files */
function sumGzip(files) {
  return files.reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0)
}
