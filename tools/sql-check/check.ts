import type pg from 'pg'
import type ts from 'typescript'
import { memberFaults } from './compare.ts'
import { createDescriber } from './describe.ts'
import { findStatements, type Statement } from './templates.ts'

/** Errors, each beginning with `path:line`, and the number of places checked. */
export interface Report {
  faults: string[]
  /** places of the templates and of the statements composed from them */
  templates: string[]
  statements: string[]
}

/** Checks the statements of files against the schema of a database without running them. */
export async function checkSql(client: pg.ClientBase, root: string, files: readonly string[]): Promise<Report> {
  const { checker, statements, missing, templates } = findStatements(root, files)
  const { describe } = await createDescriber(client)
  const faults = new Set(missing.map((place) => `${place} stands in no statement that the check can put together`))
  for (const statement of statements)
    for (const fault of await faultsIn(checker, statement, describe)) faults.add(`${statement.place} ${fault}`)
  return { faults: [...faults].toSorted(), templates, statements: statements.map(({ place }) => place) }
}

async function faultsIn(
  checker: ts.TypeChecker,
  statement: Statement,
  describe: Awaited<ReturnType<typeof createDescriber>>['describe'],
): Promise<string[]> {
  try {
    const { row } = await describe(statement)
    // the driver returns the last of columns with equal names
    return statement.row ? memberFaults(checker, '', new Map(row), statement.row) : []
  } catch (error) {
    return [(error as Error).message]
  }
}
