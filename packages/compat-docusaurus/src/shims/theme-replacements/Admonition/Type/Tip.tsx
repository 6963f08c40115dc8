import Icon from '@theme/Admonition/Icon/Tip'
import Type from '@theme-original/Admonition/Type/Tip'
import {withIcon} from '../../../props/with-icon.js'

/** An admonition of the type `tip`. Used by projects that override its icon. */
export default withIcon(Type, Icon)
