-- Links by which somebody without an account reads the draft of a page for a while; who has the token may.
create table website_page_previews (
  token uuid primary key default gen_random_uuid(),
  page_type text not null check (page_type in ('Home', 'Help', 'Assistance', 'FAQ', 'About', 'Cookies', 'Privacy', 'Commitment')),
  expires timestamptz not null,
  created_by text
);
