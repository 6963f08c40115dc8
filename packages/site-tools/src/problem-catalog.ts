import type {ProblemCatalog} from '@lectern/types'

/** Problems of swizzling, translating and deploying. */
export const problemCatalog = {
  'swizzle-theme-missing': {
    topic: 'swizzling',
    explanation:
      '[`site swizzle`](../swizzling.md) copies or wraps components of a theme, and the configuration has no theme.'
  },
  'swizzle-theme-unknown': {
    topic: 'swizzling',
    explanation: 'The site has no theme with this name. The hint lists its themes.'
  },
  'swizzle-component-unknown': {
    topic: 'swizzling',
    explanation:
      'No theme of the site has a component with this name. The hint lists similar names.'
  },
  'swizzle-unsafe': {
    topic: 'swizzling',
    explanation:
      'The component is internal, so it may change in any release. Add `--danger` to continue. Wrapping is safer than ejecting, since the wrapped component still updates.'
  },
  'swizzle-forbidden': {
    topic: 'swizzling',
    explanation:
      "The theme doesn't allow this action for the component, because the copy or wrapper would break. The hint names the action that is allowed."
  },
  'swizzle-target-exists': {
    topic: 'swizzling',
    explanation:
      'The site already has a component with this name in `src/theme`. Nothing was overwritten.'
  },
  'swizzle-import-private': {
    topic: 'swizzling',
    explanation:
      "The component imports a module that its package doesn't export, so a copy in your site couldn't import it. Wrap the component instead.",
    example: {
      message:
        "The component `Card` can't be ejected: it imports ../secret.js, which lectern-theme-forest doesn't export.",
      hint: 'Wrap it instead: `site swizzle Card --wrap`.',
      test: 'packages/site-tools/src/swizzle/override-component.test.ts'
    }
  },
  'swizzle-copy-unknown': {
    topic: 'swizzling',
    explanation:
      "`--diff` and `--merge` compare a copied component with its theme. The site has no copy of this component, or `swizzled.json` doesn't mention it."
  },
  'swizzle-conflict': {
    topic: 'swizzling',
    explanation:
      'Your copy and the theme changed the same lines. The file now contains both versions between `<<<<<<<` and `>>>>>>>`. Keep the right lines and delete the markers.'
  },
  'swizzle-merge-unfinished': {
    topic: 'swizzling',
    explanation:
      'The file still contains conflict markers of an earlier merge. Resolve them before you merge again.'
  },
  'swizzle-component-gone': {
    topic: 'swizzling',
    explanation:
      "The installed version of the theme no longer has the component, so your copy isn't used. `site swizzle --list` shows the current components."
  },
  'swizzle-origins-invalid': {
    topic: 'swizzling',
    explanation:
      "`swizzled.json` records which version of the theme each copy is from. The file isn't valid. Without it, copies still work but can't be compared or merged."
  },
  'swizzled-component-outdated': {
    topic: 'swizzling',
    policy: 'warn',
    explanation:
      'The theme has changed since a component was [ejected](../swizzling.md#upgrades) from it. The copy still works but lacks fixes. `site swizzle --diff` shows the changes and `site swizzle --merge` applies them; then the warning disappears.'
  },
  'translation-not-static': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      '`site write-translations` reads strings from the code without running it, so `id` and `message` have to be plain strings. Use `{name}` placeholders and `values` for the parts that change. If the ID has to be computed, add the string to the translation file by hand.'
  },
  'translation-conflict': {
    topic: 'translations',
    policy: 'warn',
    explanation:
      'Two calls use the same ID with different messages. The first message is written to the translation file.'
  },
  'translation-stale': {
    topic: 'translations',
    explanation:
      "A page changed after its translation was last committed. It's reported by [`site i18n:status --fail-on`](../i18n/git.md#in-a-pipeline).",
    example: {
      message: 'The `fr` translation of docs/intro.md is stale.',
      hint: 'Update the translation and commit it.',
      test: 'packages/site-tools/src/translations/status-problems.test.ts'
    }
  },
  'translation-missing': {
    topic: 'translations',
    explanation:
      "A page or a string has no translation. It's reported by [`site i18n:status --fail-on`](../i18n/git.md#in-a-pipeline)."
  },
  'deploy-target-missing': {
    topic: 'deployment',
    explanation:
      '[`site deploy`](../deployment.md#branch) needs a repository: `organizationName` and `projectName` in the configuration, or `--remote`.'
  },
  'deploy-branch-missing': {
    topic: 'deployment',
    explanation:
      "For a repository such as `birds.github.io`, there's no default branch to deploy to. Set it explicitly."
  },
  'deploy-target-invalid': {
    topic: 'deployment',
    explanation:
      "Git doesn't accept the name of the remote or the branch, or the target folder is outside the repository. Nothing was changed."
  },
  'deploy-failed': {
    topic: 'deployment',
    explanation:
      'A Git command failed while the site was deployed, and its message is included. Common causes are missing write access and a push by someone else at the same time. The branch is unchanged. Passwords are removed from the message.'
  }
} satisfies ProblemCatalog

/** Codes of problems of swizzling, translating and deploying. */
export type SiteToolsProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of swizzling, translating and deploying. */
    siteTools: SiteToolsProblemCode
  }
}
