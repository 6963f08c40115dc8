import {createAdapter} from '../../props/create-adapter.js'

interface Props {
  parentKey?: string
  siblings?: readonly string[]
}

/** `DocSidebarItem`: lists of the site may not pass the keys of the categories around an item. */
export default createAdapter(({parentKey = '', siblings = []}: Props, isOwn) =>
  isOwn ? {parentKey, siblings} : {}
)
