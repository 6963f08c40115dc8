import {hashValue} from '@lectern/shared/cache/content-hash'
import {createDependencyHash} from '../model/dependency-hash.js'
import type {OpenReference} from './open-reference.js'
import type {PageRecipe} from './page-recipe.js'

/** Hashes everything that a page's content depends on. */
export type RecipeHash = (recipe: Omit<PageRecipe, 'hash'>) => string

/** Creates a function that hashes what the pages of a reference depend on. */
export function createRecipeHash({context, settings, operations}: OpenReference): RecipeHash {
  const {reference, schemes, urls} = context
  const {document, servers, tags, schemas} = reference
  const hashOf = createDependencyHash(document, urls.schema)
  const shared = hashValue([settings, servers, schemes, document.security])
  const findParts = ({page, slug, usedBy = []}: Omit<PageRecipe, 'hash'>): unknown => {
    const hasSlug = (part: {slug: string}) => part.slug === slug
    if (page === 'overview') return document
    if (page === 'tag') return tags.find(hasSlug)
    if (page === 'operation') return operations.find(hasSlug)
    const uses = operations.filter((operation) => usedBy.includes(operation.slug))
    return [schemas.find(hasSlug), uses.map(({title}) => title)]
  }
  return (recipe) => hashValue([shared, recipe.usedBy, hashOf(findParts(recipe))])
}
