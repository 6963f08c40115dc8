import {ts} from 'ts-morph'
import {listFields} from './list-fields.mjs'
import {findTypeNode, printType} from './print-type.mjs'

/** @typedef {import('./read-program.mjs').Program} Program */
/** @typedef {import('./list-fields.mjs').Field} Field */

/**
 * Lists a function's parameters, including the fields of anonymous object types. Component props
 * are omitted, because their type is described separately.
 *
 * @param {Program} program
 * @param {ts.FunctionDeclaration} declaration
 * @param {import('./doc-comment.mjs').DocComment} doc
 * @returns {readonly Field[]}
 */
export function listParameters(program, declaration, doc) {
  return declaration.parameters.flatMap((parameter) => {
    const {type: written, initializer, questionToken} = parameter
    const type = program.checker.getTypeAtLocation(parameter)
    if (isComponent(declaration) && written && ts.isTypeLiteralNode(written))
      return listFields(program, type)
    if (/Props\b/.test(written?.getText() ?? '')) return []
    const name = nameParameter(parameter)
    const {text, mentions} = printType(program, findTypeNode(program, type, written))
    return {
      name,
      type: text,
      isOptional: initializer !== undefined || questionToken !== undefined,
      defaultValue: initializer?.getText(),
      text: doc.parameters.get(name) ?? '',
      mentions
    }
  })
}

/**
 * Returns the name of a parameter. A destructured parameter takes its name from its doc comment.
 *
 * @param {ts.ParameterDeclaration} parameter
 */
export function nameParameter(parameter) {
  if (ts.isIdentifier(parameter.name)) return parameter.name.text
  const [tag] = ts.getJSDocParameterTags(parameter)
  if (tag) return tag.name.getText()
  return isComponent(parameter.parent) ? 'props' : 'options'
}

/** @param {ts.SignatureDeclaration} declaration */
function isComponent({name}) {
  return /^[A-Z]/.test(name?.getText() ?? '')
}
