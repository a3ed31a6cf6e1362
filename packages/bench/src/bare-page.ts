// The yardstick of page-speed.ts: Fastify and a bare renderToString of the same markup, on a free port that it prints.
//   node packages/bench/src/bare-page.ts PAGE.html
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { renderToString } from 'react-dom/server'
import { elementsOf, treeOf } from './markup.ts'

const tree = treeOf(readFileSync(process.argv[2] ?? '', 'utf8'))
const app = fastify()
app.get('/page', (_request, reply) => {
  reply.type('text/html; charset=utf-8')
  return `<!DOCTYPE html>${renderToString(elementsOf(tree))}`
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
