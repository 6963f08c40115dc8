import type {ProblemCatalog} from '@lectern/types'

/** Problems with social images. */
export const problemCatalog = {
  'social-image-component-invalid': {
    topic: 'plugins',
    explanation:
      "The module in the `component` option doesn't have a component as its default export. This component draws the [social image](../seo.md#other-writing) of each page."
  },
  'social-image-font-missing': {
    topic: 'plugins',
    explanation:
      "A font in the `fonts` option doesn't exist. Use a path relative to the site root, or the path of a file in an installed package."
  },
  'social-image-letter-missing': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "The configured fonts don't support some letters of a title, so the social image shows boxes instead. The default font covers Latin, Greek and Cyrillic letters."
  }
} satisfies ProblemCatalog

/** Codes of problems with social images. */
export type SocialImagesProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with social images. */
    socialImages: SocialImagesProblemCode
  }
}
