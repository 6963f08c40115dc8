import type {SiteProblem, SourcePosition} from '@lectern/types'

/** Data that a thread's tasks keep between batches. */
export type TaskMemory = Map<string, unknown>

/**
 * Processes a batch in any thread. Results are in item order; some may be missing.
 *
 * @param common - Data for all batches of a run. It's cloned between threads.
 * @param memory - Absent if the thread has no memory.
 * @param begin - Called with the index of each item before site code runs for it.
 */
export type Task<Item, Common, Result> = (
  items: readonly Item[],
  common: Common,
  memory?: TaskMemory,
  begin?: (index: number) => void
) => Promise<readonly Result[]> | readonly Result[]

/** A type of work. Threads load its module, whose default export is the task, on demand. */
export interface TaskKind<Item, Common, Result> {
  /** Absolute path of the compiled module, for worker threads. */
  entry: string
  /** Describes an item in a sentence, for errors in site code. */
  describeItem?(item: Item): {name: string; position?: SourcePosition}
  /** Loads the module in this thread. */
  load(): Promise<{default: Task<Item, Common, Result>}>
}

/**
 * A run of a task. Sources are converted to items in batches, just before a thread is available.
 */
export interface TaskRun<Source, Item, Common, Result> {
  kind: TaskKind<Item, Common, Result>
  sources: readonly Source[]
  common: Common
  /** Values in `common` that can't be cloned. They're used if the run stays in this thread. */
  here?: Partial<Common>
  /** Creates the item of a source on demand, so that not all items are in memory at once. */
  createItem(source: Source): Item
  /** Called with the number of finished sources. */
  report?(done: number): void
  /** Called with each batch's results. Returns the results to keep. */
  receive?(results: readonly Result[]): readonly Result[]
}

/** Runs tasks: in a thread pool for builds, and in one thread in the development server. */
export interface TaskRunner {
  /**
   * Runs a task on all sources.
   *
   * @throws SiteError with the problems that a task reports.
   */
  run<Source, Item, Common, Result>(run: TaskRun<Source, Item, Common, Result>): Promise<Result[]>
}

/** Message to a thread: a batch, or only the module to load in advance. */
export type TaskRequest =
  | {entry: string; items: readonly unknown[]; common: unknown; begun?: Int32Array}
  | {entry: string}

/** Fields of a system error. */
export type SystemFields = Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'>

/** Response of a thread. Errors lose their class and fields between threads. */
export type TaskAnswer =
  | {results: readonly unknown[]}
  | {problems: readonly SiteProblem[]}
  | {error: unknown; fields?: SystemFields}
