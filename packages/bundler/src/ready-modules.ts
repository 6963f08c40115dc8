import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** A module of the generator's own as the bundles take it, made before any site asks for it. */
export interface ReadyModule {
  /** Ids of its texts: a site with others for one of them makes the module anew. */
  texts: readonly string[]
  /** The source with its texts in their places; absent for a module without any. */
  translated?: string
  /** See `registerComponents`. */
  registered: string
}

/** All of them, by a hash of name and source: a module that was changed is not among them. */
export type ReadyModules = Readonly<Record<string, ReadyModule>>

const FILE = 'modules.json'

/**
 * Make the modules of some folders ready: their texts, and what React Fast Refresh needs. The first start
 * of a site then loads no compiler for them.
 *
 * @param readyDir - Absolute folder to write to.
 * @param folders - Absolute; those inside are looked through as well.
 */
export async function writeReadyModules(
  readyDir: string,
  folders: readonly string[]
): Promise<void> {
  const [{findTranslations}, {inlineTranslations}, {registerComponents}] = await Promise.all([
    import('./translation/find-translations.js'),
    import('./translation/inline-translations.js'),
    import('./dev/refresh-transform.js')
  ])
  const modules: Record<string, ReadyModule> = {}
  for (const file of folders.flatMap(listModules)) {
    const code = fs.readFileSync(file, 'utf8')
    const translated = inlineTranslations(code, file, {})
    const registered = registerComponents(translated ?? code, path.basename(file), true)
    if (registered === undefined) continue
    const uses = findTranslations(code, file)?.uses ?? []
    const texts = uses.flatMap(({id, message}) => id ?? message ?? [])
    modules[keyOf(file, code)] = {texts, registered, ...(translated !== undefined && {translated})}
  }
  fs.mkdirSync(readyDir, {recursive: true})
  fs.writeFileSync(path.join(readyDir, FILE), JSON.stringify(modules))
}

/** Those that came with the generator; none where it came without. */
export function readReadyModules(readyDir: string): ReadyModules {
  try {
    return JSON.parse(fs.readFileSync(path.join(readyDir, FILE), 'utf8')) as ReadyModules
  } catch {
    return {}
  }
}

/**
 * What a module was made into, if nothing that goes into it is other than it was.
 *
 * @param messages - Texts of the site, by id.
 */
export function findReadyModule(
  modules: ReadyModules,
  {file, code}: {file: string; code: string},
  messages: Readonly<Record<string, string>>
): ReadyModule | undefined {
  const module = modules[keyOf(file, code)]
  return module?.texts.some((id) => Object.hasOwn(messages, id)) ? undefined : module
}

/** The name is in the source map, and its ending decides the syntax. */
function keyOf(file: string, code: string): string {
  return hashContent(`${path.basename(file)}\n${code}`)
}

function listModules(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.[jt]sx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}
