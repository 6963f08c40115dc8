import type {
  BrokenImageHook,
  BrokenLinkHook,
  FrontMatterParser,
  MarkdownPreprocessor,
  ProblemPolicy,
  RemarkRehypeOptions
} from '@lectern/types'
import {admonitionsOption} from '@lectern/shared/schema/markdown-options'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {z} from '@lectern/shared/schema/schema'

const isFunction = (value: unknown): boolean => typeof value === 'function'
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hookOption = <Hook>() =>
  z.union([policyOption, z.custom<Hook>(isFunction)], 'a policy or a function').optional()

const hooks = z.strictObject({
  onBrokenMarkdownLinks: hookOption<BrokenLinkHook>(),
  onBrokenMarkdownImages: hookOption<BrokenImageHook>()
})

const mdx1Compat = z.strictObject({
  comments: z.boolean().default(true),
  admonitions: z.boolean().default(true),
  headingIds: z.boolean().default(true)
})

const markdown = z.strictObject({
  format: z.enum(['detect', 'md', 'mdx']).default('detect'),
  admonitions: admonitionsOption.default([]),
  mermaid: z.boolean().default(false),
  emoji: z.boolean().default(false),
  imageZoom: z.boolean().default(false),
  anchors: z.strictObject({maintainCase: z.boolean().default(false)}).prefault({}),
  parser: z.enum(['auto', 'fast', 'remark']).default('auto'),
  preprocessor: z.custom<MarkdownPreprocessor>(isFunction, 'a function').optional(),
  parseFrontMatter: z.custom<FrontMatterParser>(isFunction, 'a function').optional(),
  remarkRehypeOptions: z.custom<RemarkRehypeOptions>(isObject, 'an object').optional(),
  mdx1Compat: mdx1Compat.prefault({}),
  hooks: hooks.prefault({})
})

/** Schema of the `markdown` option. */
export const markdownOption = markdown.prefault({})

/** Policies for broken links and images in Markdown. */
interface MarkdownPolicies {
  onBrokenMarkdownLinks: ProblemPolicy
  onBrokenMarkdownImages: ProblemPolicy
}

/**
 * Returns the policies for broken links and images in Markdown. Fields in the configuration take
 * precedence over hooks. If a hook is a function, it handles the problem itself, so nothing is
 * reported.
 */
export function readMarkdownPolicies(
  own: z.infer<typeof hooks>,
  fields: Partial<MarkdownPolicies>
): MarkdownPolicies {
  const policyOf = (hook: ProblemPolicy | BrokenLinkHook | BrokenImageHook | undefined) =>
    typeof hook === 'function' ? 'ignore' : hook
  const {onBrokenMarkdownLinks: links, onBrokenMarkdownImages: images} = own
  return {
    onBrokenMarkdownLinks: fields.onBrokenMarkdownLinks ?? policyOf(links) ?? 'fail',
    onBrokenMarkdownImages: fields.onBrokenMarkdownImages ?? policyOf(images) ?? 'fail'
  }
}
