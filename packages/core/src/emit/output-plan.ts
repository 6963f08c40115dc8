import type {RenderJob} from '@lectern/prerender'

/** What one file of the output is made from. Equal keys mean equal bytes. */
export type PlannedFile =
  | {kind: 'page'; key: string; job: RenderJob}
  | {kind: 'copy'; key: string; from: string}
  | {kind: 'text'; key: string; text: string}

/** The whole output: path relative to the output folder, posix separators → what belongs there. */
export type OutputPlan = ReadonlyMap<string, PlannedFile>

/** A file of the last output: the key of its plan, its size in bytes and its time in milliseconds. */
export type WrittenFile = readonly [key: string, size: number, time: number]

/** The files of the last output, by path. */
export type WrittenFiles = Readonly<Record<string, WrittenFile>>
