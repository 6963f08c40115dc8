import type {MessagePort} from 'node:worker_threads'
import type {SiteProblem, SourcePosition} from '@lectern/types'

/** Data that tasks in a thread keep between batches. */
export type TaskMemory = Map<string, unknown>

/**
 * Sends a message to the thread that started the run, and returns its answer.
 *
 * @throws ThreadCallError if the message or the answer can't be sent between threads.
 */
export type ThreadCall = (message: unknown) => Promise<unknown>

/** Tools of the thread in which a task runs. */
export interface TaskThread {
  /** Missing if the thread has no memory. */
  memory?: TaskMemory | undefined
  /** Called with an item's index before the site's code runs for the item. */
  begin?: ((index: number) => void) | undefined
  /** Missing if the run doesn't answer calls. */
  call?: ThreadCall | undefined
}

/**
 * Processes a batch in any thread. Results are in the order of the items, and some may be missing.
 *
 * @param common - Data shared by all batches of a run. It's cloned for each thread.
 */
export type Task<Item, Common, Result> = (
  items: readonly Item[],
  common: Common,
  thread: TaskThread
) => Promise<readonly Result[]> | readonly Result[]

/** A type of work. Threads load its module on demand. The module's default export is the task. */
export interface TaskKind<Item, Common, Result> {
  /** Absolute path of the compiled module that worker threads load. */
  entry: string
  /** Describes an item as part of a sentence, for errors in the site's code. */
  describeItem?(item: Item): {name: string; position?: SourcePosition}
  /** Loads the module in this thread. */
  load(): Promise<{default: Task<Item, Common, Result>}>
}

/**
 * A run of a task. Sources are converted to items in batches, just before a thread becomes
 * available.
 */
export interface TaskRun<Source, Item, Common, Result> {
  kind: TaskKind<Item, Common, Result>
  sources: readonly Source[]
  common: Common
  /** Values in `common` that can't be cloned. Used only if the run stays in this thread. */
  here?: Partial<Common>
  /**
   * Creates the item for a source. Called on demand, so that not all items are in memory at once.
   */
  createItem(source: Source): Item
  /** Answers the calls of tasks. */
  answer?(message: unknown): Promise<unknown>
  /** Called with the number of finished sources. */
  report?(done: number): void
  /** Called with the results of each batch. Returns the results to keep. */
  receive?(results: readonly Result[]): readonly Result[]
}

/** Runs tasks. Builds use a thread pool, and the development server uses one thread. */
export interface TaskRunner {
  /** Number of sources that several threads process faster than this one. Missing if none. */
  worthThreads?: number
  /**
   * Runs a task on all sources.
   *
   * @throws SiteError with the problems that a task reports.
   */
  run<Source, Item, Common, Result>(run: TaskRun<Source, Item, Common, Result>): Promise<Result[]>
}

/** Message to a thread. It contains a batch, or only the module to load. */
export type TaskRequest =
  | {
      entry: string
      items: readonly unknown[]
      common: unknown
      begun?: Int32Array
      /** Port for calls. */
      port?: MessagePort
    }
  | {entry: string}

/** Fields of a system error to keep. */
export type SystemFields = Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'>

/** Response of a thread. Errors lose their class and fields when they're sent between threads. */
export type TaskAnswer =
  | {results: readonly unknown[]}
  | {problems: readonly SiteProblem[]}
  | {error: unknown; fields?: SystemFields}
