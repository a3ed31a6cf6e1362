import type pg from 'pg'
import type ts from 'typescript'
import { memberFaults } from './compare.ts'
import { createDescriber } from './describe.ts'
import { findStatements, type Statement } from './templates.ts'

/** What is wrong, each line beginning with `path:line`, and how much was looked at. */
export interface Report {
  faults: string[]
  /** places of the templates, and of the statements that were put together from them */
  templates: string[]
  statements: string[]
}

/** Holds the statements of the given files against the schema of a database; nothing is run. */
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
    // of columns with one name the driver gives the last
    return statement.row ? memberFaults(checker, '', new Map(row), statement.row) : []
  } catch (error) {
    return [(error as Error).message]
  }
}
