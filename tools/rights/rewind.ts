import type { Pool } from 'pg'

/** A moment of a database that tests come back to. */
export interface Moment {
  /** tables whose rows are others than they were then */
  changed(): Promise<string[]>
  /** Puts the rows of that moment back, in the tables that were written since; numbers given out by sequences are not given out again. */
  rewind(): Promise<void>
}

interface Table {
  name: string
  /** without those that the database derives */
  columns: string
  /** triggers that no mode of the session puts to sleep */
  watchful: string[]
}

/**
 * Keeps a copy of every table as it is now. Triggers note which tables are written from here on, so that coming back costs as much as
 * what was done. Nobody else may be at work while it rewinds.
 */
export async function rememberMoment(pool: Pool): Promise<Moment> {
  const { rows: tables } = await pool.query<Table>(`
    select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
      array(select quote_ident(t.tgname) from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'A') as watchful
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid order by 1`)
  await pool.query(`
    create schema kept;
    create schema moment;
    create unlogged table moment.written (name text);
    create function moment.note() returns trigger language plpgsql as $$
    begin insert into moment.written values (quote_ident(tg_table_name)); return null; end $$;
    ${tables
      .map(
        ({ name, columns }) => `
    create unlogged table kept.${name} as select ${columns} from public.${name};
    create trigger moment_note after insert or update or delete or truncate on public.${name} execute function moment.note();`,
      )
      .join('\n')}`)

  async function written(): Promise<Table[]> {
    const { rows } = await pool.query<{ name: string }>('select distinct name from moment.written')
    return tables.filter(({ name }) => rows.some((row) => row.name === name))
  }
  return {
    async changed() {
      const list = await written()
      if (list.length === 0) return []
      const text = (schema: string, { name, columns }: Table) => `select t::text from (select ${columns} from ${schema}.${name}) t`
      const { rows } = await pool.query<{ name: string }>(
        list
          .map((table) => {
            const [now, then] = [text('public', table), text('kept', table)]
            return `select '${table.name}' as name where exists (((${now}) except all (${then})) union all ((${then}) except all (${now})))`
          })
          .join(' union all '),
      )
      return rows.map(({ name }) => name)
    },
    async rewind() {
      const list = await written()
      if (list.length === 0) return
      // one transaction, as a replica: neither triggers nor foreign keys look at rows that were sound before
      await pool.query(`
        set local session_replication_role = replica;
        ${list
          .map(({ name, columns, watchful }) => {
            const alter = (how: string) => watchful.map((trigger) => `alter table public.${name} ${how} trigger ${trigger};`).join('')
            return `
        ${alter('disable')}
        delete from public.${name};
        insert into public.${name} (${columns}) overriding system value select * from kept.${name};
        ${alter('enable always')}`
          })
          .join('\n')}
        delete from moment.written`)
    },
  }
}
