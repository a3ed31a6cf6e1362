import { expect, test } from 'vitest'
import { applyStep, readSteps } from './steps.ts'

const page = `# A change

First this.

\`\`\`diff
--- src/a.ts
 export const sizes = [
   'small',
+  'large',
@@
-old
+new
\`\`\`

Forgotten: types say "is missing".

\`\`\`diff
+++ db/migrations/NNNN-a.sql
+select 1;
\`\`\`
`

test('parses changed lines and the check of an omitted step', () => {
  const [first, second] = readSteps(page)
  expect(first).toMatchObject({ path: 'src/a.ts', isNew: false, forgotten: { by: 'types', says: 'is missing' } })
  expect(first && applyStep("export const sizes = [\n  'small',\n]\nold\n", first)).toBe(
    "export const sizes = [\n  'small',\n  'large',\n]\nnew\n",
  )
  expect(second).toMatchObject({ path: 'db/migrations/NNNN-a.sql', isNew: true, forgotten: null })
  expect(second && applyStep('', second)).toBe('select 1;\n')
})

test('lines that are not there, or there twice, are no place', () => {
  const [step] = readSteps(page)
  expect(() => step && applyStep('old\n', step)).toThrow('src/a.ts has these lines 0 times')
  expect(() => step && applyStep("export const sizes = [\n  'small',\nold old", step)).toThrow('2 times')
})
