import {pathToFileURL} from 'node:url'
import type {Task} from '@lectern/core/workers/task'

const loadModules: Task<string, undefined, never> = async (files) => {
  await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return []
}
export default loadModules
