// The imports are named, because loading all of zod takes several times as long. It has messages in
// fifty languages.
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum,
  int,
  json,
  literal,
  looseObject,
  NEVER,
  null,
  number,
  object,
  partialRecord,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
  url
} from 'zod'
export type * from 'zod'
