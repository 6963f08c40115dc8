import fs from 'node:fs'
import path from 'node:path'
import {READY_FILE, type ReadyModule, readyModuleKey} from '../input/ready-modules.js'

/**
 * Prepares the modules in some folders by inserting strings and adding the code for React Fast
 * Refresh. A site's first start then doesn't have to compile them.
 *
 * @param readyDir - Absolute folder to write to.
 * @param folders - Absolute. Nested folders are also searched.
 */
export async function writeReadyModules(
  readyDir: string,
  folders: readonly string[]
): Promise<void> {
  const [{findTranslations}, {inlineTranslations}, {registerComponents}, {holdImports}] =
    await Promise.all([
      import('../translation/find-translations.js'),
      import('../translation/inline-translations.js'),
      import('../refresh/refresh-transform.js'),
      import('../refresh/held-imports.js')
    ])
  const modules: Record<string, ReadyModule> = {}
  for (const file of folders.flatMap(listModules)) {
    const code = fs.readFileSync(file, 'utf8')
    const translated = inlineTranslations(code, file, {})
    const registered = registerComponents(translated ?? code, path.basename(file), true)
    if (registered === undefined) continue
    const uses = findTranslations(code, file)?.uses ?? []
    const texts = uses.flatMap(({id, message}) => id ?? message ?? [])
    modules[readyModuleKey(file, code)] = {
      texts,
      registered: holdImports(registered),
      ...(translated !== undefined && {translated})
    }
  }
  fs.mkdirSync(readyDir, {recursive: true})
  fs.writeFileSync(path.join(readyDir, READY_FILE), JSON.stringify(modules))
}

function listModules(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.[jt]sx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file))
}
