/** A type in TypeDoc's JSON. Its `type` field names its form. */
export type TypeNode = Readonly<Record<string, unknown>>

/** A piece of a comment: text, code or an inline tag such as `{@link Name}`. */
export interface CommentPart {
  kind: 'text' | 'code' | 'inline-tag'
  text: string
  /** Name of an inline tag, such as `@link`. */
  tag?: string
  /** Target of a link: the ID of a declaration, or a URL. */
  target?: number | string
}

/** A doc comment. */
export interface Comment {
  summary: readonly CommentPart[]
  /** Block tags such as `@returns`, in order. */
  blocks: readonly {tag: string; name?: string; content: readonly CommentPart[]}[]
}

/** The position of a declaration in its source file. */
export interface DeclarationSource {
  file: string
  line: number
  url?: string
}

/** A module, a declaration, one of its members, or a signature. */
export interface Declaration {
  id: number
  name: string
  kind: number
  flags: ReadonlySet<string>
  comment?: Comment
  children: readonly Declaration[]
  /** Overloads of a function, method or constructor. */
  signatures: readonly Declaration[]
  getSignature?: Declaration
  setSignature?: Declaration
  indexSignatures: readonly Declaration[]
  parameters: readonly Declaration[]
  typeParameters: readonly Declaration[]
  /** Type of a value, return type of a signature, or constraint of a type parameter. */
  type?: TypeNode
  /** Default of a type parameter. */
  default?: TypeNode
  /** Initial value, as code. */
  defaultValue?: string
  sources: readonly DeclarationSource[]
  extendedTypes: readonly TypeNode[]
  implementedTypes: readonly TypeNode[]
  extendedBy: readonly TypeNode[]
  implementedBy: readonly TypeNode[]
  inheritedFrom?: TypeNode
  /** ID of the declaration that a re-export refers to. */
  target?: number
}

/** A documented project. */
export interface Project extends Declaration {
  /** Packages that contain the documented code. */
  packages: ReadonlySet<string>
}

/** Kinds of declarations, as numbered by TypeDoc. */
export const KIND = Object.freeze({
  Project: 1,
  Module: 2,
  Namespace: 4,
  Enum: 8,
  EnumMember: 16,
  Variable: 32,
  Function: 64,
  Class: 128,
  Interface: 256,
  Constructor: 512,
  Property: 1024,
  Method: 2048,
  Accessor: 262_144,
  TypeAlias: 2_097_152,
  Reference: 4_194_304
})
