/** React and others look once, when they are loaded, whether they serve people or builders: unless told otherwise, they serve people. */
process.env.NODE_ENV ??= 'production'

/** Started by `npm run dev`: the parent has the database server and renders the pages. */
export const development = process.env.NODE_ENV === 'development'

/** `npm start` builds the pages while the database is made ready, and says when they are there (`tools/start.mjs`). */
export const pagesComing = process.env.PAGES_COMING === '1'
