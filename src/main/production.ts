/** React and others look once, when they are loaded, whether they serve people or builders: unless told otherwise, they serve people. */
process.env.NODE_ENV ??= 'production'
