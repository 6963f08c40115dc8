/** A directive of nginx with the place at which it stands. */
interface Directive {
  name: string
  args: readonly string[]
  /** Of a block; absent for a line that ends in a semicolon. */
  block?: readonly Directive[]
}

type Context = 'server' | 'location' | 'if'

/** Where a directive may stand and how many words follow it, as nginx's manual has them. */
const KNOWN: Readonly<Record<string, {in: readonly Context[]; args: readonly [number, number]}>> = {
  absolute_redirect: {in: ['server', 'location'], args: [1, 1]},
  charset: {in: ['server', 'location', 'if'], args: [1, 1]},
  gzip: {in: ['server', 'location', 'if'], args: [1, 1]},
  gzip_vary: {in: ['server', 'location'], args: [1, 1]},
  gzip_types: {in: ['server', 'location'], args: [1, 99]},
  error_page: {in: ['server', 'location', 'if'], args: [2, 99]},
  set: {in: ['server', 'location', 'if'], args: [2, 2]},
  location: {in: ['server', 'location'], args: [1, 2]},
  internal: {in: ['location'], args: [0, 0]},
  index: {in: ['server', 'location'], args: [1, 99]},
  add_header: {in: ['server', 'location', 'if'], args: [2, 3]},
  return: {in: ['server', 'location', 'if'], args: [1, 2]},
  try_files: {in: ['server', 'location'], args: [2, 99]},
  rewrite: {in: ['server', 'location', 'if'], args: [2, 3]},
  if: {in: ['server', 'location'], args: [1, 99]}
}

/** Names that stand for values by themselves; others have to be set. */
const VARIABLES = new Set(['uri', 'is_args', 'args', 'request_filename', 'host', '1'])

/** nginx reads its files through a buffer of this size: no word may be longer. */
const LONGEST_WORD = 4096

/**
 * Find what `nginx -t` would refuse in the lines that a server includes: unknown directives, wrong places and
 * counts of words, words that are too long, locations that stand twice, variables that nothing sets.
 */
export function findNginxFaults(text: string): string[] {
  const words = splitWords(text)
  const {directives, rest} = parseBlock(words)
  const variables = new Set(VARIABLES)
  for (const {name, args} of directives) if (name === 'set') variables.add(args[0]?.slice(1) ?? '')
  return [
    ...(rest.length > 0 ? [`unexpected ${rest[0]?.text}`] : []),
    ...words.filter((word) => word.text.length >= LONGEST_WORD).map(() => 'too long parameter'),
    ...findFaults(directives, 'server', variables),
    ...findRepeated(directives)
  ]
}

interface Word {
  text: string
  kind: 'word' | ';' | '{' | '}'
}

function splitWords(text: string): Word[] {
  const pattern = /#[^\n]*|"((?:[^"\\]|\\.)*)"|([;{}])|((?:\$\{\w+\}|[^\s;{}"#])+)/g
  return [...text.matchAll(pattern)].flatMap(([, quoted, mark, plain]): Word[] => {
    if (mark !== undefined) return [{text: mark, kind: mark as Word['kind']}]
    const word = quoted?.replace(/\\(.)/g, '$1') ?? plain
    return word === undefined ? [] : [{text: word, kind: 'word'}]
  })
}

function parseBlock(words: readonly Word[]): {directives: Directive[]; rest: readonly Word[]} {
  const directives: Directive[] = []
  let rest = words
  while (rest.length > 0 && rest[0]?.kind === 'word') {
    const end = rest.findIndex(({kind}) => kind !== 'word')
    const [name = '', ...args] = rest.slice(0, end < 0 ? undefined : end).map(({text}) => text)
    const mark = rest[end]?.kind
    rest = end < 0 ? [] : rest.slice(end + 1)
    if (mark === ';') directives.push({name, args})
    else if (mark === '{') {
      const inner = parseBlock(rest)
      directives.push({name, args, block: inner.directives})
      if (inner.rest[0]?.kind !== '}') return {directives, rest: [{text: 'end', kind: ';'}]}
      rest = inner.rest.slice(1)
    } else return {directives, rest: [{text: `end of ${name}`, kind: ';'}]}
  }
  return {directives, rest}
}

function findFaults(
  directives: readonly Directive[],
  context: Context,
  variables: ReadonlySet<string>
): string[] {
  return directives.flatMap(({name, args, block}) => {
    const known = KNOWN[name]
    if (!known) return [`unknown directive ${name}`]
    const [least, most] = known.args
    const isBlock = name === 'location' || name === 'if'
    const used = args.flatMap((arg) => [...arg.matchAll(/\$\{?(\w+)/g)].map(([, one = '']) => one))
    return [
      ...(known.in.includes(context) ? [] : [`${name} is not allowed in ${context}`]),
      ...(args.length >= least && args.length <= most ? [] : [`wrong count of words: ${name}`]),
      ...(isBlock === (block !== undefined) ? [] : [`${name} has a wrong end`]),
      ...used.filter((one) => !variables.has(one)).map((one) => `unknown variable ${one}`),
      ...findFaults(block ?? [], name === 'if' ? 'if' : 'location', variables)
    ]
  })
}

function findRepeated(directives: readonly Directive[]): string[] {
  const told = new Set<string>()
  return directives
    .filter(({name}) => name === 'location')
    .map(({args}) => args.join(' ').replace(/^\^~ /, ''))
    .filter((location) => told.size === told.add(location).size)
    .map((location) => `duplicate location ${location}`)
}
