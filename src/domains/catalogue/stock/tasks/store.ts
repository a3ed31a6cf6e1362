import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Task, TaskWords } from './contract.ts'

type Db = Kysely<Database>
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Returns the tasks of a vehicle in order, each with its history, newest first. */
export async function findTasks(db: Db, vehicleId: number): Promise<Omit<Task, 'actions'>[]> {
  const { rows } = await sql<Omit<Task, 'actions'>>`
    select t.id, t.vehicle_id as "vehicleId", t.position as "order", t.title, t.description, t.is_done as "isDone", t.last_status as "lastStatus",
      coalesce((select json_agg(json_build_object('type', s.type, 'comment', s.comment, 'at', ${moment('s.created')},
        'by', (select nullif(trim(concat(p.first_name, ' ', p.last_name)), '') from accounts p where p.subject = s.created_by)) order by s.id desc)
        from administrative_task_statuses s where s.administrative_task_id = t.id), '[]') as statuses
    from administrative_tasks t where t.vehicle_id = ${vehicleId} and not t.is_deleted order by t.position, t.id`.execute(db)
  return rows
}

/** Inserts a task as the last one, with its first status. */
export async function insertTask(trx: Transaction<Database>, vehicleId: number, words: TaskWords, author: string | null): Promise<void> {
  await sql`
    with added as (
      insert into administrative_tasks (vehicle_id, position, title, description, created_by, last_modified_by)
      select ${vehicleId}, coalesce(max(position) + 1, 0), ${words.title}, ${words.description}, ${author}, ${author}
      from administrative_tasks where vehicle_id = ${vehicleId}
      returning id
    )
    insert into administrative_task_statuses (administrative_task_id, type, created_by) select id, 'Idle', ${author} from added`.execute(
    trx,
  )
}

export async function findWords(trx: Transaction<Database>, vehicleId: number, id: number): Promise<TaskWords | null> {
  const { rows } = await sql<TaskWords>`
    select title, description from administrative_tasks where id = ${id} and vehicle_id = ${vehicleId} and not is_deleted for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

export async function updateWords(trx: Transaction<Database>, id: number, words: TaskWords, author: string | null): Promise<void> {
  await sql`
    update administrative_tasks set title = ${words.title}, description = ${words.description}, last_modified = now(), last_modified_by = ${author}
    where id = ${id}`.execute(trx)
}

/** Sets the order of all tasks of a vehicle; false when the ids are not exactly its tasks. */
export async function updateOrder(
  trx: Transaction<Database>,
  vehicleId: number,
  ids: readonly number[],
  author: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select coalesce(array_agg(id order by id), '{}') = array(select distinct given from unnest(${[...ids]}::int[]) given order by given)
      and count(*) = ${ids.length} as same
    from administrative_tasks where vehicle_id = ${vehicleId} and not is_deleted`.execute(trx)
  if (!rows[0]?.same) return false
  await sql`
    update administrative_tasks t set position = given.place - 1, last_modified = now(), last_modified_by = ${author}
    from unnest(${[...ids]}::int[]) with ordinality given(id, place)
    where t.id = given.id and t.position <> given.place - 1`.execute(trx)
  return true
}
