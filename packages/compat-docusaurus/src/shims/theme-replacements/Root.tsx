/** Root of all pages. Used by projects that override components around it, which its adapter adds. */
export {default} from '@theme-original/Root'
