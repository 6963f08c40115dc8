/** A node of a stub document: an element or text. */
export type StubNode = StubElement | string

/**
 * An element for tests without a browser. It implements the parts of the DOM for building and
 * querying elements and for reading their visible text. A simple selector is a tag name, `.class`,
 * `[name]` or `[name="value"]`. Supported selectors are lists of simple selectors, and simple
 * selectors after `:scope >` that are joined by `>`.
 */
export class StubElement extends EventTarget {
  parent: StubElement | undefined
  children: StubNode[] = []
  hidden = false
  tabIndex = -1
  readonly attributes = new Map<string, string>()
  readonly dataset: Record<string, string> = createDataset(this.attributes)
  /** Minimal document, for code that calls `ownerDocument.createElement`. */
  readonly ownerDocument = {createElement: (name: string) => new StubElement(name)}

  constructor(
    readonly localName: string,
    attributes: Readonly<Record<string, string>> = {},
    ...children: StubNode[]
  ) {
    super()
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value)
    this.append(...children)
  }

  get className(): string {
    return this.getAttribute('class') ?? ''
  }

  set className(value: string) {
    this.setAttribute('class', value)
  }

  /** A `classList` with `contains` and `toggle`. */
  readonly classList = {
    contains: (name: string) => this.listClasses().includes(name),
    toggle: (name: string, isWanted: boolean) => {
      const others = this.listClasses().filter((other) => other !== name)
      this.className = [...others, ...(isWanted ? [name] : [])].join(' ')
    }
  }

  get isConnected(): boolean {
    return this.parent !== undefined
  }

  get textContent(): string {
    return this.children.map((node) => (isText(node) ? node : node.textContent)).join('')
  }

  set textContent(text: string) {
    this.replaceChildren(text)
  }

  /** Treats HTML as text instead of parsing it. */
  get innerHTML(): string {
    return this.textContent
  }

  set innerHTML(html: string) {
    this.textContent = html
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name)
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }

  append(...nodes: StubNode[]): void {
    for (const node of nodes) {
      if (!isText(node)) {
        node.remove()
        node.parent = this
      }
      this.children.push(node)
    }
  }

  replaceChildren(...nodes: StubNode[]): void {
    for (const node of this.children) if (!isText(node)) node.parent = undefined
    this.children = []
    this.append(...nodes)
  }

  remove(): void {
    const {parent} = this
    if (parent) parent.children = parent.children.filter((node) => node !== this)
    this.parent = undefined
  }

  /** Adds the shadow root as a child. */
  attachShadow(): StubElement {
    const root = new StubElement('#shadow')
    this.append(root)
    return root
  }

  matches(selector: string): boolean {
    return selector.split(',').some((part) => matchesSimple(this, part.trim()))
  }

  closest(selector: string): StubElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null)
  }

  get parentElement(): StubElement | null {
    return this.parent ?? null
  }

  contains(other: StubElement | null): boolean {
    return other !== null && (other === this || this.contains(other.parent ?? null))
  }

  querySelectorAll(selector: string): StubElement[] {
    if (selector.startsWith(':scope >')) return this.findByPath(selector.split('>').slice(1))
    return this.children.flatMap((node) => {
      if (isText(node)) return []
      return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
    })
  }

  querySelector(selector: string): StubElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }

  private findByPath([first = '', ...rest]: readonly string[]): StubElement[] {
    const found = this.children.filter(
      (node): node is StubElement => !isText(node) && node.matches(first.trim())
    )
    return rest.length === 0 ? found : found.flatMap((element) => element.findByPath(rest))
  }

  private listClasses(): string[] {
    return this.className.split(' ').filter((name) => name !== '')
  }

  /**
   * Returns the visible text. Each element that directly contains text becomes a line such as
   * `label: text`, `class: text` or `text`.
   */
  read(): string[] {
    if (this.localName === 'style' || this.hidden) return []
    const own = this.children.filter(isText).join('').trimEnd()
    const label = this.getAttribute('aria-label') ?? this.className
    const line = own === '' ? [] : [label === '' ? own : `${label}: ${own}`]
    return [...line, ...this.children.flatMap((node) => (isText(node) ? [] : node.read()))]
  }
}

function isText(node: StubNode): node is string {
  return typeof node === 'string'
}

/** Creates a `dataset`, in which `tabValue` stands for `data-tab-value`. */
function createDataset(attributes: Map<string, string>): Record<string, string> {
  const nameOf = (key: string | symbol) =>
    `data-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => attributes.get(nameOf(key)),
      set: (_, key, value: string) => attributes.set(nameOf(key), value) !== undefined,
      deleteProperty: (_, key) => attributes.delete(nameOf(key)) || true
    }
  )
}

function matchesSimple(element: StubElement, selector: string): boolean {
  const [, tag = '', rest = ''] = /^([\w-]*)(.*)$/.exec(selector) ?? []
  const parts = rest.match(/\.[\w-]+|\[[^\]]+\]/g) ?? []
  return (tag === '' || tag === element.localName) && parts.every((part) => hasPart(element, part))
}

function hasPart(element: StubElement, part: string): boolean {
  if (part.startsWith('.')) return element.classList.contains(part.slice(1))
  const [, name = '', value] = /^\[([\w-]+)(?:="?([^"]*)"?)?\]$/.exec(part) ?? []
  return value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value
}
