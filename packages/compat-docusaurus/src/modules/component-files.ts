import fs from 'node:fs'
import path from 'node:path'

/** Lists the component files of a folder by module name: `BlogSidebar/Content.tsx` is `@theme/BlogSidebar/Content`. */
export function listComponentFiles(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .sort()
  return Object.fromEntries(
    files.map((file) => [`@theme/${nameComponent(file)}`, path.join(folder, file)])
  )
}

function nameComponent(file: string): string {
  return file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, '')
}
