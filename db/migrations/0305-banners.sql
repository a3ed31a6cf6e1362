-- What the house tells everybody for a while: a line over the home page, or over every page, from one moment to another.
create table banners (
  id int primary key generated always as identity,
  kind text not null check (kind in ('Info', 'Offer', 'Warning')),
  place text not null check (place in ('Home', 'Everywhere')),
  text jsonb not null,
  link text,
  link_text jsonb,
  starts timestamptz not null,
  ends timestamptz check (ends > starts),
  is_on boolean not null,
  version int not null default 1,
  created timestamptz not null,
  created_by text,
  last_modified timestamptz not null,
  last_modified_by text,
  check ((link is null) = (link_text is null))
);
