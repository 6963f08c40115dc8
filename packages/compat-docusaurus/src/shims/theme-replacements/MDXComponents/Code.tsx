/** Inline code. Used by projects that override `CodeInline`. */
export {default} from '@theme/CodeInline'
