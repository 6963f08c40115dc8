import {compileKind} from '@lectern/core/content/compile-kind'
import type {Task} from '@lectern/core/workers/task'
import {warmPipeline} from './warm-pipeline.js'

const warm: Task<undefined, undefined, never> = async () => {
  await Promise.all([warmPipeline(), compileKind.load()])
  return []
}
export default warm
