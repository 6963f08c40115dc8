import {mkdirSync, readdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes one page with all images of the visual tests, so that you can look at them together: a row for each page, with
 * both color modes at every width. Differences of the last test run are below.
 */
const PICTURES = path.join(ROOT, 'tests/e2e/pictures')
const RESULTS = path.join(ROOT, 'test-results')
const OUTPUT = path.join(RESULTS, 'pictures.html')

/**
 * @typedef {{file: string, mode: string, width: number}} Picture
 * @typedef {{name: string, pictures: readonly Picture[]}} PictureGroup
 */

/**
 * Groups files such as `doc-dark-390.png` by page, and sorts each group by width and color mode.
 *
 * @param {readonly string[]} files
 * @returns {PictureGroup[]}
 */
export function groupPictures(files) {
  /** @type {Map<string, Picture[]>} */
  const groups = new Map()
  for (const file of files) {
    const [, name, mode = '', width] = /^(.+)-(light|dark)-(\d+)\.png$/.exec(file) ?? []
    if (name === undefined) continue
    groups.set(name, [...(groups.get(name) ?? []), {file, mode, width: Number(width)}])
  }
  return [...groups].map(([name, pictures]) => ({
    name,
    pictures: pictures.sort(
      (left, right) => right.width - left.width || (left.mode < right.mode ? 1 : -1)
    )
  }))
}

/**
 * Lists the images in which the last run found differences. Paths are relative to the folder of
 * results.
 *
 * @param {readonly string[]} files
 */
export function listDifferences(files) {
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('-diff.png'))
    .sort()
}

/**
 * Returns the overview as HTML. Paths are relative to the folder of results.
 *
 * @param {readonly PictureGroup[]} groups
 * @param {readonly string[]} differences
 * @param {string} folder
 */
export function createOverview(groups, differences, folder) {
  const rows = groups.map(
    ({name, pictures}) =>
      `<h2>${name}</h2>\n<div>${pictures.map(({file, mode, width}) => createFigure(`${folder}/${file}`, `${width} px, ${mode}`)).join('')}</div>`
  )
  const changed = differences.map((file) => createFigure(file, path.posix.basename(file)))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>
body { margin: 24px; background: #888; font: 14px/1.5 system-ui, sans-serif; }
div { display: flex; flex-wrap: wrap; align-items: start; gap: 12px; }
figure { margin: 0; }
img { display: block; max-height: 420px; }
</style>
<h1>Pictures</h1>
${rows.join('\n')}
<h2>Differences of the last run: ${differences.length}</h2>
<div>${changed.join('')}</div>
</html>
`
}

/**
 * @param {string} source
 * @param {string} caption
 */
function createFigure(source, caption) {
  return `<figure><a href="${source}"><img src="${source}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`
}

function main() {
  mkdirSync(RESULTS, {recursive: true})
  const groups = groupPictures(readdirSync(PICTURES))
  const differences = listDifferences(readdirSync(RESULTS, {recursive: true, encoding: 'utf8'}))
  const folder = path.relative(RESULTS, PICTURES).split(path.sep).join('/')
  writeFileSync(OUTPUT, createOverview(groups, differences, folder))
  const count = groups.flatMap(({pictures}) => pictures).length
  console.log(`${count} pictures of ${groups.length} pages: ${pathToFileURL(OUTPUT)}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
