import type {WorkerParams} from './worker-params.js'

/** Custom worker code. The module from the `swCustom` option replaces this one. */
const custom: ((params: WorkerParams) => unknown) | undefined = undefined

export default custom
