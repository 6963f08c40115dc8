import Icon from '@theme/Admonition/Icon/Warning'
import Type from '@theme-original/Admonition/Type/Warning'
import {withIcon} from '../../../props/with-icon.js'

/** An admonition of the type `warning`. Used by projects that override its icon. */
export default withIcon(Type, Icon)
