/** React and other packages read NODE_ENV when they are loaded: default to production. */
process.env.NODE_ENV ??= 'production'

/** Set by `npm run dev`: the parent process runs the database server and renders the pages. */
export const development = process.env.NODE_ENV === 'development'

/** Set by `npm start`, which builds the pages during the database start and sends a message when they are ready (`tools/start.mjs`). */
export const pagesComing = process.env.PAGES_COMING === '1'
