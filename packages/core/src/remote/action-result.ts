import {BinaryReader, BinaryWriter, WireType} from '@bufbuild/protobuf/wire'

/** Hash and size of a blob. */
export interface BlobDigest {
  /** SHA-256 hash as 64 hexadecimal digits. */
  hash: string
  /** Size in bytes. */
  size: number
}

/** A file in an action result. */
export interface ActionFile extends BlobDigest {
  path: string
}

/** The cache's part of `ActionResult` in the Remote Execution API. */
export interface ActionResult {
  files: readonly ActionFile[]
  /** Value of the `stdout_raw` field. */
  stdout?: string
}

/** Field numbers of `ActionResult`, `OutputFile` and `Digest` in `build.bazel.remote.execution.v2`. */
const RESULT = {files: 2, stdoutRaw: 5} as const
const FILE = {path: 1, digest: 2} as const
const DIGEST = {hash: 1, size: 2} as const

/** Encodes an action result as a protobuf message. */
export function encodeActionResult({files, stdout}: ActionResult): Uint8Array {
  const writer = new BinaryWriter()
  for (const {path, hash, size} of files) {
    writer.tag(RESULT.files, WireType.LengthDelimited).fork()
    writer.tag(FILE.path, WireType.LengthDelimited).string(path)
    writer.tag(FILE.digest, WireType.LengthDelimited).fork()
    writer.tag(DIGEST.hash, WireType.LengthDelimited).string(hash)
    if (size > 0) writer.tag(DIGEST.size, WireType.Varint).int64(size)
    writer.join().join()
  }
  if (stdout !== undefined)
    writer.tag(RESULT.stdoutRaw, WireType.LengthDelimited).bytes(Buffer.from(stdout))
  return writer.finish()
}

/**
 * Decodes an action result. Unknown fields are skipped, because servers may add them.
 *
 * @returns `undefined` if the bytes aren't a valid message.
 */
export function decodeActionResult(bytes: Uint8Array): ActionResult | undefined {
  try {
    const files: ActionFile[] = []
    let stdout: string | undefined
    readFields(bytes, {
      [RESULT.files]: (reader) => files.push(decodeFile(reader.bytes())),
      [RESULT.stdoutRaw]: (reader) => {
        stdout = Buffer.from(reader.bytes()).toString('utf8')
      }
    })
    return files.every(isValid) ? {files, ...(stdout !== undefined && {stdout})} : undefined
  } catch {
    // Truncated, or a different type of message.
    return undefined
  }
}

function decodeFile(bytes: Uint8Array): ActionFile {
  const file = {path: '', hash: '', size: 0}
  readFields(bytes, {
    [FILE.path]: (reader) => {
      file.path = reader.string()
    },
    [FILE.digest]: (reader) =>
      readFields(reader.bytes(), {
        [DIGEST.hash]: (inner) => {
          file.hash = inner.string()
        },
        [DIGEST.size]: (inner) => {
          file.size = Number(inner.int64())
        }
      })
  })
  return file
}

/** Functions that read a message's fields, by field number. */
type FieldReaders = Readonly<Record<number, (reader: BinaryReader) => unknown>>

function readFields(bytes: Uint8Array, readers: FieldReaders): void {
  const reader = new BinaryReader(bytes)
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag()
    const read = readers[field]
    if (read) read(reader)
    else reader.skip(type, field)
  }
}

/** Returns whether a digest consists of a SHA-256 hash and a safe integer. */
function isValid({hash, size}: BlobDigest): boolean {
  return /^[\da-f]{64}$/.test(hash) && Number.isSafeInteger(size) && size >= 0
}
