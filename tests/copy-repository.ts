import {
  copyFileSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync
} from 'node:fs'
import path from 'node:path'

/** Files and folders that packing reads. */
const INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
  'packages',
  'scripts',
  'website/package.json',
  'website/src/modules.d.ts'
]

/** Folders with compiled or linked files. */
const EXCLUDED = /^(?:node_modules|dist|ready)$/

/**
 * Copies the sources of the repository without compiled code. Installed packages become hard links, since Node and
 * esbuild would follow a symbolic link back to the original.
 */
export function copyRepository(request: {from: string; to: string; modified: Date}): void {
  const {from, to, modified} = request
  for (const input of INPUTS)
    cpSync(path.join(from, input), path.join(to, input), {
      recursive: true,
      filter: (file) => !EXCLUDED.test(path.basename(file))
    })
  for (const file of readdirSync(to, {recursive: true, encoding: 'utf8'}))
    utimesSync(path.join(to, file), modified, modified)
  for (const folder of ['.', ...listPackages(from)]) {
    const installed = path.join(folder, 'node_modules')
    const exists = readdirSync(path.join(from, folder)).includes('node_modules')
    if (exists) linkFolder(path.join(from, installed), path.join(to, installed))
  }
}

function listPackages(root: string): string[] {
  return readdirSync(path.join(root, 'packages')).map((name) => path.join('packages', name))
}

/** Links a folder's files. Names that start with a dot are skipped, except npm's lockfile. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true})
  const isTop = path.basename(from) === 'node_modules'
  for (const name of readdirSync(from)) {
    if (isTop && name.startsWith('.') && name !== '.package-lock.json') continue
    const [source, target] = [path.join(from, name), path.join(to, name)]
    const facts = lstatSync(source)
    if (facts.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction')
    else if (facts.isDirectory()) linkFolder(source, target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Hard links can't cross file systems.
    copyFileSync(source, target)
  }
}
