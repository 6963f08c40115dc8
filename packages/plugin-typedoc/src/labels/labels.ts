/** Default labels for the pages of a reference. Sites can translate them in `labels.json`. */
export const DEFAULT_LABELS = Object.freeze({
  overview: 'Overview',
  reference: 'API reference of {name}',
  modules: 'Modules',
  classes: 'Classes',
  interfaces: 'Interfaces',
  enums: 'Enums',
  functions: 'Functions',
  types: 'Types',
  variables: 'Variables',
  reexports: 'Re-exports',
  members: 'Members',
  constructors: 'Constructors',
  properties: 'Properties',
  methods: 'Methods',
  extends: 'Extends',
  implements: 'Implements',
  extendedBy: 'Extended by',
  implementedBy: 'Implemented by',
  uses: 'Uses',
  definedIn: 'Defined in',
  returns: 'Returns',
  throws: 'Throws',
  see: 'See',
  example: 'Example',
  deprecated: 'deprecated',
  deprecatedNote: 'Deprecated.'
})

/** Labels on the pages of a reference. */
export type Labels = Readonly<Record<keyof typeof DEFAULT_LABELS, string>>

/** Notes for translators, for labels that could be misunderstood. */
export const LABEL_NOTES: Readonly<Partial<Record<keyof Labels, string>>> = Object.freeze({
  reexports: 'Title of the list of declarations that a module exports from elsewhere',
  members: 'Title of the list of values of an enum',
  extends: 'Comes before the parents of a class or interface',
  implements: 'Comes before the interfaces of a class',
  extendedBy: 'Comes before the classes or interfaces that extend this one',
  implementedBy: 'Comes before the classes that implement an interface',
  uses: 'Comes before the types that a declaration refers to',
  definedIn: 'Comes before the file and line of a declaration',
  returns: "Comes before the type and description of a function's result",
  throws: 'Comes before the description of an error',
  see: 'Comes before a link',
  deprecated: 'Badge of a declaration',
  deprecatedNote: 'Comes before the note on a deprecated declaration'
})
