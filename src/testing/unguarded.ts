/**
 * Begins a statement that changes rows which the database lets nobody change; `unguarded` must be among its tables. For records as no
 * code of ours could make them.
 */
export const unguarded = `with unguarded as materialized (select set_config('session_replication_role', 'replica', true))`
