import {createPluralRules, selectPluralForm} from '@lectern/shared/text/plural-form'
import {putValues} from '@lectern/shared/front-matter/text-values'
import type {Blog} from './blog.js'

/** Returns a translated number of posts, such as `One post` or `3 posts`. */
export function countPosts(
  count: number,
  {translate, siteConfig}: Pick<Blog, 'translate' | 'siteConfig'>
): string {
  const forms = translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'})
  const rules = createPluralRules(siteConfig.i18n.currentLocale)
  return putValues(selectPluralForm(rules, count, forms), {count})
}
