import type {WorkerParams} from './worker-params.js'

/** The site's own code in the worker: the module of the option `swCustom` takes this one's place. */
const custom: ((params: WorkerParams) => unknown) | undefined = undefined

export default custom
