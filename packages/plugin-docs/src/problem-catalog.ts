import type {ProblemCatalog} from '@lectern/types'

/** Problems with docs, versions and sidebars. */
export const problemCatalog = {
  'doc-id-duplicate': {
    topic: 'content',
    explanation:
      "Two files in the same version have the same doc ID. Number prefixes such as `1-` aren't part of the ID, so `a.md` and `1-a.md` conflict. You can reuse a name in the blog or in a different version."
  },
  'versions-file-invalid': {
    topic: 'versions',
    explanation:
      '`versions.json` has to be a list of unique names, e.g. `["2.0.0", "1.0.0"]`. Usually, [`site docs:version`](../cli.md#docs-version) writes this file.'
  },
  'version-unknown': {
    topic: 'versions',
    explanation:
      "An option of the docs plugin, such as `lastVersion` or `versions`, refers to a version that isn't in `versions.json`. The current version is called `current`."
  },
  'version-folder-missing': {
    topic: 'versions',
    explanation:
      "`versions.json` lists a version, but the version's docs folder is missing. The folder may have been deleted or never committed."
  },
  'version-path-conflict': {
    topic: 'versions',
    explanation:
      'Two versions are configured with the same URL path, so their pages would overwrite each other.'
  },
  'version-extends-cycle': {
    topic: 'versions',
    explanation:
      "Versions extend each other in a cycle, so none of them has all files. The current version can't extend another version, because the docs folder contains all of its files. See [Store only the differences](../large-sites/versions.md#store-only-the-differences)."
  },
  'version-exclude-unused': {
    topic: 'versions',
    policy: 'warn',
    explanation:
      "A glob in a version's `exclude` matches no file of the extended version. The file may have been moved or deleted."
  },
  'version-none': {
    topic: 'versions',
    explanation:
      "All versions are excluded, so there's nothing to publish. Check `includeCurrentVersion` and `onlyIncludeVersions`."
  },
  'version-name-invalid': {
    topic: 'versions',
    explanation:
      "The version name is used in URLs and folder names. It can't contain slashes or characters such as `:` and `?`, and it can't consist only of dots. If a command reports this, no version was created."
  },
  'version-exists': {
    topic: 'versions',
    explanation:
      'The version is already in `versions.json`. To create it again, first delete its folder and its sidebar file, and remove its name from `versions.json`. No version was created.'
  },
  'version-folder-exists': {
    topic: 'versions',
    explanation:
      "The version already has a folder but isn't in `versions.json`. The folder may be left over from an earlier attempt. No version was created."
  },
  'overlay-uncommitted': {
    topic: 'versions',
    explanation:
      '[`site docs:overlay --apply`](../cli.md#docs-overlay) only deletes files that Git can restore. Nothing was deleted.'
  },
  'overlay-not-configured': {
    topic: 'versions',
    explanation:
      '[`site docs:overlay --apply`](../cli.md#docs-overlay) needs the settings in the configuration, because without them the site would lose pages. Nothing was deleted.'
  },
  'overlay-output-differs': {
    topic: 'versions',
    example: {
      message:
        'Without the copied files, the output changes: docs/1.0/a/index.html differs at line 1, column 5: "<p>One" in the first build, "<p>Two" in the second.',
      hint: 'Keep the version as it is, or convert other versions by name.',
      test: 'packages/plugin-docs/src/commands/overlay-command.test.ts'
    },
    explanation:
      '[`site docs:overlay --apply`](../cli.md#docs-overlay) built the site with and without the copied files, and the outputs differ. Nothing was deleted.'
  },
  'versioning-disabled': {
    topic: 'versions',
    explanation:
      "The docs plugin is configured with `disableVersioning: true`, so [`site docs:version`](../cli.md#docs-version) can't add a version."
  },
  'sidebar-file-missing': {
    topic: 'sidebars',
    explanation:
      "`sidebarPath` points to a file that doesn't exist. To generate a sidebar from the folder, omit the option. If you don't want a sidebar, set it to `false`."
  },
  'sidebar-invalid': {
    topic: 'sidebars',
    explanation:
      "A sidebar item has an unknown type, an unknown field or an invalid value. The message shows the sidebar and the item's position, counted from 1. See [Sidebar items](../guides/docs/sidebar/items.md)."
  },
  'sidebar-category-empty': {
    topic: 'sidebars',
    explanation:
      'A category needs items or a link. Otherwise, it would be a label that does nothing. If all items of a category are drafts, the category is omitted without an error.'
  },
  'sidebar-doc-unknown': {
    topic: 'sidebars',
    explanation:
      "A sidebar or category links to a doc that doesn't exist. A doc ID is a path without the extension or number prefixes. For example, `docs/1-guides/2-install.md` has the ID `guides/install`. The hint lists similar IDs first."
  },
  'sidebar-folder-unknown': {
    topic: 'sidebars',
    policy: 'warn',
    explanation:
      'An item of type `autogenerated` refers to a folder without docs. `dirName` is relative to the docs folder.'
  },
  'sidebar-unknown': {
    topic: 'sidebars',
    explanation:
      "`displayed_sidebar` in a doc's front matter refers to a sidebar that doesn't exist. To show the doc without a sidebar, use `null`."
  },
  'category-file-invalid': {
    topic: 'sidebars',
    explanation:
      'A `_category_.json` or `_category_.yml` file has an unknown field or an invalid value.'
  },
  'category-file-unused': {
    topic: 'sidebars',
    policy: 'warn',
    explanation:
      'A file in a docs folder is similar to a category file but has a different name, or a folder has two category files. Category files are named `_category_.json`, `_category_.yml` or `_category_.yaml`, with an underscore on both sides. If a folder has several, the first of these is used.'
  },
  'pagination-doc-unknown': {
    topic: 'sidebars',
    explanation:
      "`pagination_next` or `pagination_prev` refers to a doc that doesn't exist. To remove the link, use `null`."
  },
  'navbar-doc-unknown': {
    topic: 'navbar',
    explanation:
      "A navbar or footer item links to a doc that doesn't exist in any version. Use a doc ID, not a URL."
  },
  'navbar-sidebar-unknown': {
    topic: 'navbar',
    explanation: "A navbar or footer item links to a sidebar that doesn't exist in any version."
  },
  'navbar-sidebar-empty': {
    topic: 'navbar',
    explanation:
      'A navbar item links to the first doc of a sidebar, but the sidebar contains no docs or links.'
  },
  'navbar-version-unknown': {
    topic: 'navbar',
    explanation:
      "The `versions` field of a `docsVersionDropdown` item contains a version that doesn't exist."
  }
} satisfies ProblemCatalog

/** Problem codes for docs, versions and sidebars. */
export type DocsProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for docs, versions and sidebars. */
    docs: DocsProblemCode
  }
}
