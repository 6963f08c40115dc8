// Named imports, because all of zod, with messages in fifty languages, takes several times as long to load.
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
