import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {isInstalled} from '@lectern/shared/files/is-installed'
import type * as TypeDoc from 'typedoc'
import {hashFile} from './hash-file.js'
import {readMessage} from './read-message.js'
import type {TypeDocNote, TypeDocResult, TypeDocTask} from './typedoc-message.js'

/** The program of the child process that runs TypeDoc. It gets a single task and answers it. */
process.once('message', (task: TypeDocTask) => {
  void runTask(task).then((result) => process.send?.(result, () => process.disconnect()))
})

/** Configuration files that TypeDoc looks for in the current folder. */
const CONFIG_FILES = ['typedoc', '.config/typedoc'].flatMap((name) =>
  ['json', 'jsonc', 'config.js', 'config.cjs', 'config.mjs'].map((ending) =>
    path.resolve(`${name}.${ending}`)
  )
)

async function runTask(task: TypeDocTask): Promise<TypeDocResult> {
  const {typeDoc, entryPoints, tsconfig, output} = task
  const inputs = noteReadFiles()
  const notes: TypeDocNote[] = []
  let isWritten = false
  try {
    const module = (await import(pathToFileURL(typeDoc).href)) as typeof TypeDoc
    const application = await module.Application.bootstrapWithPlugins({
      entryPoints: [...entryPoints],
      ...(tsconfig !== undefined && {tsconfig})
    })
    application.logger = createLogger(module, notes)
    const project = await application.convert()
    if (project) {
      application.validate(project)
      await application.generateJson(project, output)
      isWritten = true
    }
  } catch (error) {
    notes.push({message: error instanceof Error ? error.message : String(error), isError: true})
  }
  return {isWritten, notes, inputs: [...inputs].filter(([file]) => isInput(file))}
}

/**
 * Returns the configuration files, to which all files are added that TypeDoc and TypeScript read.
 * They don't list the files that a result depends on, such as extended `tsconfig.json` files. The
 * content is hashed as it was read, because a file can change until the result is stored.
 */
function noteReadFiles(): ReadonlyMap<string, string | null> {
  const inputs = new Map(CONFIG_FILES.map((file) => [file, hashFile(file)]))
  const read = fs.readFileSync
  const readAndNote = (file: fs.PathOrFileDescriptor, options?: BufferEncoding) => {
    const input = typeof file === 'string' ? path.resolve(file) : undefined
    const note = (hash: string | null) => {
      if (input !== undefined && !inputs.has(input)) inputs.set(input, hash)
    }
    try {
      const content = read(file, options)
      note(hashContent(content))
      return content
    } catch (error) {
      note(null)
      throw error
    }
  }
  Object.assign(fs, {readFileSync: readAndNote})
  syncBuiltinESMExports()
  return inputs
}

/** Tests whether a file is input rather than code of TypeDoc and its dependencies. */
function isInput(file: string): boolean {
  return !isInstalled(file) || (/\.d\.[cm]?ts$/.test(file) && !/[\\/]typescript[\\/]/.test(file))
}

/** Creates a logger that keeps warnings and errors, each with its position if there is one. */
function createLogger(
  {Logger: Base, LogLevel: Level}: Pick<typeof TypeDoc, 'Logger' | 'LogLevel'>,
  notes: TypeDocNote[]
): TypeDoc.Logger {
  return new (class extends Base {
    override log(message: string, level: TypeDoc.LogLevel): void {
      if (level < Level.Warn) return
      notes.push({...readMessage(message), isError: level === Level.Error})
    }

    protected override addContext(
      message: string,
      _: TypeDoc.LogLevel,
      ...[place, file]: [TypeDoc.MinimalNode?] | [number, TypeDoc.MinimalSourceFile]
    ): string {
      const source = typeof place === 'object' ? place.getSourceFile() : file
      const offset = typeof place === 'object' ? place.getStart() : place
      if (source === undefined || offset === undefined) return message
      const {line, character} = source.getLineAndCharacterOfPosition(offset)
      return `${source.fileName}:${line + 1}:${character + 1} - ${message}`
    }
  })()
}
