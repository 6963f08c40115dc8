import type {ProblemCatalog} from '@lectern/types'

/** Problems of social images. */
export const problemCatalog = {
  'social-image-component-invalid': {
    topic: 'plugins',
    explanation:
      'The module in the option `component` has to export a component as its default export. It draws the [social image](../seo.md#other-writing) of each page.'
  },
  'social-image-font-missing': {
    topic: 'plugins',
    explanation:
      "A font of the option `fonts` doesn't exist. Write a path relative to the site root, or the path of a file in an installed package."
  },
  'social-image-letter-missing': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      'The configured fonts lack some letters of a title, so the social image shows boxes instead. The default font covers Latin, Greek and Cyrillic letters.'
  }
} satisfies ProblemCatalog

/** Codes of problems of social images. */
export type SocialImagesProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of social images. */
    socialImages: SocialImagesProblemCode
  }
}
