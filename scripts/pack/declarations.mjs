import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Write the declarations of every package with the TypeScript compiler.
 *
 * @param {{root: string, outDir: string}} places those of `packages/core/src/a.ts` become `<outDir>/core/src/a.d.ts`
 * @throws Error with the compiler's own words
 */
export function writeDeclarations({root, outDir}) {
  mkdirSync(outDir, {recursive: true})
  const project = path.join(outDir, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(createProject(root, outDir)))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const {status, stdout} = spawnSync(process.execPath, [compiler, '-p', project], {
    cwd: root,
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`The types of the packages cannot be written.\n${stdout}`)
}

/**
 * @param {string} root
 * @param {string} outDir
 */
function createProject(root, outDir) {
  const packages = path.join(root, 'packages')
  return {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      rootDir: packages,
      outDir,
      typeRoots: [path.join(root, 'node_modules/@types')]
    },
    include: [path.join(packages, '*/src'), path.join(root, 'website/src/modules.d.ts')],
    exclude: ['*.test.ts', '*.test.tsx'].map((name) => path.join(packages, '**', name))
  }
}

/**
 * Copy the declarations that some entries need, and no others: of a program of hundreds of modules
 * users see the types of a few.
 *
 * @param {{from: string, to: string, entries: readonly string[]}} request folders; entries are relative, such as `index.d.ts`
 */
export function copyDeclarations({from, to, entries}) {
  /** @type {Set<string>} */
  const seen = new Set()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    mkdirSync(path.dirname(path.join(to, file)), {recursive: true})
    cpSync(path.join(from, file), path.join(to, file))
    waiting.push(...findNeighbours(from, file))
  }
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {string[]}
 */
function findNeighbours(folder, file) {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return [...text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)].flatMap(([, request = '']) => {
    const base = path.join(path.dirname(file), request.replace(/\.jsx?$/, ''))
    return [`${base}.d.ts`, `${base}/index.d.ts`].filter((candidate) =>
      existsSync(path.join(folder, candidate))
    )
  })
}
