import { heading, Refusal, run } from './prepare.mjs'

/**
 * Runs two queues of parts concurrently. Output of the first is shown live; output of a part of the second is buffered and shown as one
 * block between two parts of the first. A part is `{ title, work }`; `work` receives the script runner and returns `{ passed, failed }`.
 * Returns `{ title, seconds, passed, failed }` of every part, the second queue first.
 */
export async function lanes(node, shown, beside) {
  const waiting = []
  const flush = () => process.stderr.write(waiting.splice(0).join(''))

  const behind = row(beside, async ({ title, work }) => {
    let said = ''
    const counted = await work(async (args, env) => {
      const answer = await run(node, args, { env, held: true })
      said += answer.said
      return answer
    })
    waiting.push(`\n== ${title}\n${said}`)
    return counted
  })
  const ahead = await row(shown, async ({ title, work }) => {
    flush()
    heading(`\n== ${title}`)
    return work((args, env) => run(node, args, { env }))
  })
  const done = await behind
  flush()
  return [...done, ...ahead]
}

async function row(parts, perform) {
  const done = []
  for (const part of parts) {
    const began = Date.now()
    const counted = await perform(part).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      process.stderr.write(`\n${error.message}\n`)
      return { passed: 0, failed: 1 }
    })
    done.push({ title: part.title, seconds: (Date.now() - began) / 1000, ...counted })
  }
  return done
}
