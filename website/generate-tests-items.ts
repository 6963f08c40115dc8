import type {SidebarItemsGenerator} from '@lectern/plugin-docs'

/** In one folder of the docs tests, only `intro` is the index of its folder. */
export const generateTestsItems: SidebarItemsGenerator = (input) =>
  input.defaultSidebarItemsGenerator({
    ...input,
    isCategoryIndex(file) {
      if (file.directories[0] === 'custom-index-convention') return file.fileName === 'intro'
      return input.isCategoryIndex(file)
    }
  })
