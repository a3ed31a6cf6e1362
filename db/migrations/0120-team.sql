-- Staff: an account of the identity provider with roles. What else staff have (areas, rota) comes with the back office.
create table staff_members (
  subject text primary key,
  roles text[] not null check (roles <@ array['agent', 'expert', 'controller', 'manager', 'editor', 'admin']),
  is_deactivated boolean not null default false,
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  created_by text,
  last_modified_by text
);
