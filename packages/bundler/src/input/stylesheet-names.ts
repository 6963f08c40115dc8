/** Names of stylesheets that a preprocessor compiles. */
export const PREPROCESSED = /\.(?:less|s[ac]ss)$/

/** Names of stylesheets. */
export const STYLESHEET = /\.(?:css|less|s[ac]ss)$/

/** Names of CSS modules. */
export const STYLE_MODULE = /\.module\.(?:css|less|s[ac]ss)$/
