import fs from 'node:fs'
import path from 'node:path'
import type {ModuleContext} from './module-context.js'

/** Extensions that requests can omit, in webpack's order. */
const CODE = ['.js', '.jsx', '.ts', '.tsx', '.mjs', '.cjs', '.json']

/** Writes a CommonJS module with a function that returns one of a context's modules. */
export function createContextModule(
  {skip, start, end, pattern, isDeep, isLazy}: ModuleContext,
  folder: string,
  endings: readonly string[]
): string {
  const load = isLazy ? 'import' : 'require'
  const isFile = (name: string) => endings.includes(path.extname(name).slice(1).toLowerCase())
  const filter = pattern ? new RegExp(...pattern) : undefined
  const isWanted = (name: string) =>
    name.startsWith(start) && name.endsWith(end) && (filter?.test(`./${name}`) ?? true)
  const targets = new Map<string, string>()
  const files = listFiles(folder, '', isDeep).filter(
    (name) => !/\.d\.[cm]?ts$/.test(name) && (CODE.includes(path.extname(name)) || isFile(name))
  )
  for (const name of files) if (isWanted(name)) targets.set(name, name)
  for (const extension of CODE) {
    for (const name of files.filter((one) => one.endsWith(extension))) {
      const short = name.slice(0, -extension.length)
      if (isWanted(short) && !targets.has(short)) targets.set(short, name)
    }
  }
  const entries = [...targets].map(
    ([name, file]) => `${JSON.stringify(name)}: () => ${load}(${JSON.stringify(requestOf(file))})`
  )
  const keys = files.filter((name) => targets.has(name)).map((name) => `./${name}`)
  return `const modules = {${entries.join(',\n')}}
const load = ${isLazy ? 'async ' : ''}(request) => {
  const name = String(request).slice(${skip})
  if (Object.hasOwn(modules, name)) return modules[name]()
  throw Object.assign(new Error("Cannot find module '" + request + "'"), {code: 'MODULE_NOT_FOUND'})
}
load.keys = () => ${JSON.stringify(keys)}
load.resolve = (request) => request
module.exports = load
`
}

/** In Docusaurus, a drawing is a component only if code names the file. */
function requestOf(file: string): string {
  return file.endsWith('.svg') ? `./${file}?url` : `./${file}`
}

/** Lists the names of files in a folder, sorted. Packages inside it aren't part of it. */
function listFiles(folder: string, below: string, isDeep: boolean): string[] {
  const entries = fs.readdirSync(path.join(folder, below), {withFileTypes: true})
  return entries
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below + entry.name
      if (!entry.isDirectory()) return [name]
      const isSkipped = !isDeep || /^(?:node_modules|\..*)$/.test(entry.name)
      return isSkipped ? [] : listFiles(folder, `${name}/`, isDeep)
    })
}
