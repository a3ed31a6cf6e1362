/**
 * Starts a statement that bypasses immutability triggers; `unguarded` must be among its tables. For records that the application cannot
 * create.
 */
export const unguarded = `with unguarded as materialized (select set_config('session_replication_role', 'replica', true))`
