import type {EmbedComponent} from '@lectern/types'
import type {AttributeRule} from '../components/component-use.js'

/** A component that shows a part of a plugin's page, or links to it. */
export interface EmbedRule {
  /** Name of the directive: `::operation`. */
  directive: string
  /** Attribute with the name of the part. */
  key: string
  /** Noun for messages. */
  noun: string
  attributes: Readonly<Record<string, AttributeRule>>
}

const NEEDED: AttributeRule = {type: 'text', isRequired: true}
const TEXT: AttributeRule = {type: 'text'}

/** Components that show parts of plugins' pages, by their names in MDX. */
export const EMBED_RULES: Readonly<Record<EmbedComponent, EmbedRule>> = {
  Operation: {
    directive: 'operation',
    key: 'id',
    noun: 'operation',
    attributes: {id: NEEDED, spec: TEXT}
  },
  Schema: {
    directive: 'schema',
    key: 'name',
    noun: 'schema',
    attributes: {name: NEEDED, spec: TEXT}
  }
}

/** Names of the directives. */
export const EMBED_DIRECTIVES: readonly string[] = Object.values(EMBED_RULES).map(
  ({directive}) => directive
)

const BY_NAME: ReadonlyMap<string, EmbedComponent> = new Map(
  (Object.keys(EMBED_RULES) as EmbedComponent[]).flatMap((component) => [
    [component, component],
    [EMBED_RULES[component].directive, component]
  ])
)

/** Returns the component with a name in MDX or as a directive. */
export function findEmbedComponent(name: string): EmbedComponent | undefined {
  return BY_NAME.get(name)
}
