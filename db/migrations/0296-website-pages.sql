-- Website pages (specification, section 3): of each type the published copy, the one before it, and a draft. Publishing moves copies
-- to another place, in one statement: hence the check at its end.
create table website_pages (
  id int primary key generated always as identity,
  page_type text not null check (page_type in ('Home', 'Help', 'Assistance', 'FAQ', 'About', 'Cookies', 'Privacy', 'Commitment')),
  copy text not null check (copy in ('Draft', 'Published', 'Former')),
  -- by language
  titles jsonb not null,
  -- the text of the product that stands here; null once people wrote it
  seed text,
  created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  last_modified_by text,
  unique (page_type, copy) deferrable
);
create table website_sections (
  id int primary key generated always as identity,
  website_page_id int not null references website_pages on delete cascade,
  position int not null,
  type text not null check (type in ('Home', 'Sale', 'Recovery', 'Purchase', 'FAQ', 'Sub', 'Accident', 'Breakdown', 'Asterisk', 'Note',
    'About', 'Cookies', 'Privacy', 'Commitment')),
  titles jsonb not null,
  unique (website_page_id, position)
);
create table website_elements (
  id int primary key generated always as identity,
  website_section_id int not null references website_sections on delete cascade,
  position int not null,
  titles jsonb not null,
  -- by language: paragraphs, headings and lists, never markup
  bodies jsonb not null,
  unique (website_section_id, position)
);
