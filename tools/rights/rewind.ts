import type { Pool } from 'pg'

/** A snapshot of a database to which tests return. */
export interface Moment {
  /** tables whose rows differ from the snapshot */
  changed(): Promise<string[]>
  /** Restores the rows of tables written since; sequence numbers are not reused. */
  rewind(): Promise<void>
}

interface Table {
  name: string
  /** without generated columns */
  columns: string
  /** triggers that fire in every session replication role */
  watchful: string[]
}

/**
 * Copies every table. Triggers record which tables are written afterwards, so that a rewind costs only as much as the changes. No other
 * connection may write during a rewind.
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
      // one transaction in replica mode: no triggers or foreign keys fire for rows that were valid before
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
