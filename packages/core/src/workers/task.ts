import type {SiteProblem, SourcePosition} from '@lectern/types'

/** Data that tasks of one thread keep between batches. */
export type TaskMemory = Map<string, unknown>

/**
 * Does one batch of work, in any thread. Results are in the order of the items, or fewer.
 *
 * @param common - What all batches of a run share; cloned between threads.
 * @param memory - Absent in a thread without memory.
 * @param begin - Called with the index of each item before code of the site runs for it.
 */
export type Task<Item, Common, Result> = (
  items: readonly Item[],
  common: Common,
  memory?: TaskMemory,
  begin?: (index: number) => void
) => Promise<readonly Result[]> | readonly Result[]

/** A kind of work: the module whose default export is the task. A thread loads it when it's needed. */
export interface TaskKind<Item, Common, Result> {
  /** Absolute path of the compiled module, for other threads. */
  entry: string
  /** Names an item for which code of the site runs, as in a sentence. */
  describeItem?(item: Item): {name: string; position?: SourcePosition}
  /** Loads the module in this thread. */
  load(): Promise<{default: Task<Item, Common, Result>}>
}

/** One run: sources become items in batches, just before a thread is free to take them. */
export interface TaskRun<Source, Item, Common, Result> {
  kind: TaskKind<Item, Common, Result>
  sources: readonly Source[]
  common: Common
  /**
   * Replacements for parts of `common` if the run stays in this thread: values that can't be
   * cloned.
   */
  here?: Partial<Common>
  /**
   * Creates the item of a source on demand, so that the items of all batches never exist at once.
   */
  createItem(source: Source): Item
  /** Called with the number of sources done so far. */
  report?(done: number): void
  /** Called with each batch's results as they arrive; returns what to keep of them. */
  receive?(results: readonly Result[]): readonly Result[]
}

/** Runs tasks: a pool of threads in a build, one thread in the development server. */
export interface TaskRunner {
  /** @throws SiteError with the problems that a task throws. */
  run<Source, Item, Common, Result>(run: TaskRun<Source, Item, Common, Result>): Promise<Result[]>
}

/** Message to a thread: a batch, or only a module to load ahead of the first batch. */
export type TaskRequest =
  | {entry: string; items: readonly unknown[]; common: unknown; begun?: Int32Array}
  | {entry: string}

/** Fields of an error of the system. */
export type SystemFields = Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'>

/** Result of a thread. Errors lose their class and their fields between threads. */
export type TaskAnswer =
  | {results: readonly unknown[]}
  | {problems: readonly SiteProblem[]}
  | {error: unknown; fields?: SystemFields}
